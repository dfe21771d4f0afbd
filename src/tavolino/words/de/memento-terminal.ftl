### What only the terminal says of Memento: what stands beside the board, and how actions are written.

note-heights = Die Zahl sagt, wie viele Steine eine Figur hat.

notation-open = @ und ein Punkt: Dort kommt dein erster Einer ins Spiel
notation-bring = @ und zwei Punkte: Dort kommen zwei Einer ins Spiel
notation-move = von Punkt zu Punkt: zieht deine Figur
notation-turn = ein Dreieck, > im Uhrzeigersinn oder < dagegen: dreht es
notation-split = ein Zweier teilt sich: je ein Einer auf die Punkte nach dem /
notation-splitOff = ein Dreier teilt sich: der Zweier auf den Punkt nach /2, der Einer auf den anderen
notation-splitUp = ein Dreier teilt sich in drei Einer
