### The rules of Anneaux.

aim-title = Das Ziel
aim-lines = Bring drei Steine deiner Farbe in eine Linie, auf einem Ring oder auf einer Speiche. Für jede Linie nimmst du allen anderen je einen Stein. Wer zuletzt übrig bleibt, gewinnt.

box-title = In der Schachtel
box-players = Ihr spielt zu zweit, zu dritt oder zu viert.
box-pieces = Es gibt ein Brett und 40 Steine in vier Farben, zehn von jeder.

board-title = Das Brett
board-rings = Auf einer Grundplatte liegen drei Ringe ineinander, und jeder lässt sich drehen. Jeder Ring hat acht Felder für Steine. Von innen nach außen nennen wir die Ringe A, B und C.
board-spokes = Bevor es losgeht, dreht ihr die Ringe so, dass ihre Felder von der Mitte nach außen hintereinanderliegen. Drei solche Felder, auf jedem Ring eines, bilden eine Speiche. Es gibt also acht Speichen.
caption-board = Drei Ringe mit je acht Feldern; drei Felder von innen nach außen bilden eine Speiche.

start-title = Vorbereitung
start-pawns = Alle suchen sich eine Farbe aus und nehmen deren zehn Steine in die Hand. Das Brett ist noch leer.
start-first = Bestimmt, wer beginnt. Hier könnt ihr auch das Los entscheiden lassen.

turn-title = Dein Zug
turn-choice = In deinem Zug tust du genau eines von drei Dingen. Setz einen Stein auf ein freies Feld, dreh einen Ring um ein Feld oder zieh einen Stein auf ein freies Nachbarfeld. So machst du Linien und verdirbst die der anderen.
turn-round = Gespielt wird im Uhrzeigersinn.

placing-title = Einen Stein setzen
placing-cell = Nimm einen Stein aus deiner Hand und setz ihn auf irgendein freies Feld, egal auf welchem Ring.
caption-placing = Rot setzt einen Stein auf ein freies Feld des mittleren Rings.

turning-title = Einen Ring drehen
turning-step = Dreh einen Ring rechts- oder linksherum um ein Feld, bis die Felder wieder Speichen bilden. Alle Steine auf dem Ring fahren mit, deine und die der anderen.
turning-rest = Der Ring, der zuletzt gedreht wurde, steht fest, egal wer ihn gedreht hat. Er darf erst wieder gedreht werden, wenn jemand einen anderen Ring gedreht hat.
caption-turning = Rot dreht den mittleren Ring, und alle drei Steine darauf fahren mit.
caption-pinned = Blau hat den mittleren Ring gedreht: Jetzt dürfen nur die beiden anderen gedreht werden.

moving-title = Einen Stein ziehen
moving-step = Zieh einen deiner Steine auf ein freies Feld direkt daneben. Das ist das nächste Feld auf seinem Ring oder das Feld derselben Speiche auf dem Ring daneben.
moving-diagonal = Schräg zieht ein Stein nie. Sonst wäre fast jedes Feld ein Nachbarfeld, und Ringe und Speichen hätten kaum noch Sinn.
caption-moving = Ein roter Stein zieht auf seiner Speiche ein Feld nach außen.
caption-neighbours = Ein Stein hat Nachbarfelder auf seinem Ring und auf seiner Speiche, aber keine schrägen.

lines-title = Linien
lines-row = Drei deiner Steine nebeneinander auf einem Ring sind eine Linie: eine Reihe. Der Stein, den du gerade gesetzt oder gezogen hast, muss dabei sein.
lines-spoke = Auch drei deiner Steine auf den drei Feldern einer Speiche sind eine Linie. Du füllst sie, indem du einen Stein setzt oder ziehst oder einen Ring drehst.
lines-turning = Drehst du einen Ring, kann einer deiner Steine in eine Speiche fahren und sie vollenden. Eine Reihe entsteht so nie, denn alle Steine auf einem Ring fahren gemeinsam.
lines-others = Vollendet deine Drehung eine Linie für jemand anderen, nimmt dafür niemand etwas.
lines-several = Jede Linie, die dein Zug ergibt, zählt. Ein Stein macht höchstens eine Reihe und eine Speiche; in einer längeren Reihe gilt er als die Mitte. Nach einer Drehung zählt jede Speiche voll eigener Steine, auch wenn sie vorher schon voll war. Die Anleitung lässt das offen; so ist es am einfachsten.
caption-row = Der dritte rote Stein vollendet eine Reihe auf dem inneren Ring.
caption-spoke = Der dritte rote Stein vollendet eine Speiche.
caption-turned = Rot dreht den äußeren Ring, und ein Stein fährt in die Speiche: eine Linie.
caption-gift = Die Drehung von Blau vollendet eine Speiche für Rot, doch Rot nimmt nichts.
caption-both = Der rote Stein vollendet eine Reihe und eine Speiche zugleich: zwei Linien.

taking-title = Steine nehmen
taking-each = Für jede Linie nimmst du allen anderen je einen Stein vom Brett, welchen du willst. Zwei Linien kosten alle anderen je zwei Steine.
taking-gone = Genommene Steine sind aus dem Spiel und kommen nie zurück. Steine in der Hand sind sicher.
taking-order = Nimm der Reihe nach, und fang links von dir an. Wer dadurch schon raus ist, gibt trotzdem noch den Rest her, außer die Partie ist zu Ende. Die Anleitung schweigt dazu, aber Steine von jemandem, der raus ist, darf man ja ohnehin nehmen.
caption-taking = Für eine Reihe nimmt Rot einen blauen und einen grünen Stein.
caption-choosing = Blau hat schon einen Stein verloren; jetzt wählt Rot einen grünen.

tired-title = Müde Steine
tired-ends = Hast du eine Reihe gemacht, werden die beiden Steine an ihren Enden müde. Ein müder Stein zählt für keine neue Reihe oder Speiche, bis er gezogen wird.
tired-awake = Zieh einen müden Stein, und er ist sofort wach. Er zählt sogar schon für eine Linie, die genau dieser Zug ergibt.
tired-riding = Auf einem Ring mitzufahren weckt einen müden Stein nicht. In der Anleitung werden Steine gezogen und Ringe gedreht: zwei Wörter, also für uns zweierlei.
tired-six = Verlängerst du eine Reihe, bringen der vierte und der fünfte Stein nichts ein. Der sechste macht mit den beiden davor eine zweite Reihe. Die Bilder der Anleitung fehlen uns; wegen der müden Enden lesen wir ihre Unterschriften so.
tired-spokes = Eine Speiche macht niemanden müde, denn die Anleitung spricht nur von einer Linie auf einem Ring. So kann ein Stein aber immer wieder hinaus und zurück ziehen, Linie um Linie. Wollt ihr das nicht, wählt bei „Wer müde wird“ lieber „Auch von Speichen“.
caption-spent = Der vierte rote Stein bringt nichts ein, denn der daneben ist müde.
caption-fresh = Ein müder roter Stein zieht hinaus und zurück: Wieder wach, vollendet er eine Reihe.
caption-riding = Die Reihe ist mitgefahren, aber ihre Enden sind noch müde: Rot nimmt nichts.
caption-five = Eine Reihe und zwei Steine mehr: Der fünfte rote Stein bringt nichts ein.
caption-six = Zwei Reihen auf einem Ring: Der sechste rote Stein vollendet die zweite.
caption-again = Ein roter Stein zieht aus der Speiche und zurück: Die Linie zählt wieder.

flying-title = Fliegen
flying-four = Hast du nur noch vier Steine oder weniger, dann fliegst du. In jedem Zug ziehst du einen deiner Steine auf irgendein freies Feld, ob nah oder fern.
flying-hand = Du fliegst nur, wenn deine Hand leer ist. Sonst würden ja alle von Anfang an fliegen.
flying-rings = Wer fliegt, darf keinen Ring drehen, denn laut Anleitung wird dann in jedem Zug ein Stein gezogen. Bei verwandten Spielen hat man die Wahl. Darum könnt ihr „Vier Steine, leere Hand“ auf „Fliegen oder drehen“ stellen.
flying-pass = Wer gar nichts tun kann, passt; das ist unsere Regel, denn gedruckt ist keine. Es kommt nur vor, wenn du fliegst und das Brett voll ist. Alle anderen können immer einen Ring drehen, auch einen leeren.
caption-flight = Rot hat noch vier Steine: Einer fliegt quer übers Brett und vollendet eine Reihe.
caption-grounded = Rot fliegt auf irgendein freies Feld, darf aber keinen Ring drehen.

end-title = Wer raus ist und wer gewinnt
end-two = Hast du nur noch zwei Steine, Hand und Brett zusammen, bist du sofort raus.
end-stay = Die Steine von jemandem, der raus ist, bleiben stehen. Sie sind im Weg, fahren mit und können für spätere Linien noch genommen werden.
end-last = Sind alle anderen raus, hat gewonnen, wer noch im Spiel ist.
end-limit = Dauert eine Partie sehr lange, endet sie nach 1000 Zügen, jedes Nehmen mitgezählt. Alle, die noch dabei sind, teilen sich den Sieg. Die Anleitung kennt kein solches Ende, aber ein Programm braucht eines.
caption-out = Grün nimmt einen blauen Stein: Blau ist raus, die letzten zwei blauen Steine bleiben.
caption-later = Blau ist raus, doch Rot nimmt für eine Linie noch einen blauen Stein.
caption-end = Rot nimmt einen Stein: Blau hat nur noch zwei, und Rot hat gewonnen.

tips-title = Gut zu wissen
tips-first = Wer den ersten Stein setzt, ist im Vorteil. Stört also die erste Linie gleich von der ersten Runde an.
tips-truce = Die Anleitung warnt vor diesem Vorteil, hilft aber nicht dagegen. Zu zweit gewinnt unter Starken fast immer, wer beginnt. Darum gibt es die „Schonzeit am Anfang“: Wenn ihr wollt, zählt keine Linie, bevor alle drei Züge hatten.
tips-defence = Manchmal ist es die beste Abwehr, durch eine Drehung selbst die Linie von jemand anderem zu vollenden. Denn dann bringt sie nichts ein.
caption-truce = In der Schonzeit bringt die rote Reihe nichts ein.

makers-title = Woher das Spiel kommt
makers-unknown = Nach den Regeln eines französischen Spiels, dessen Titel und Urheber wir nicht kennen. Wir nennen es Anneaux, das heißt Ringe.
makers-own = Brett und Texte sind von uns.
