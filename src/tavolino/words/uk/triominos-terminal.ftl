### What only the terminal says of My First Triominos: what stands beside the table, and how actions are written.

note-pot = { $cards }.
note-turns =
    { $count ->
        [one] Лишився { $count } хід.
        [few] Лишилося { $count } ходи.
        [many] Лишилося { $count } ходів.
       *[other] Лишилося { $count } ходу.
    }

notation-lay = місце, а тоді числа за годинниковою стрілкою: для ^ від лівого нижнього, для v від лівого верхнього
notation-buy = купує картку за один жетон
notation-swap = твоя картка лягає на місце джокера, а джокер стає твоїм
notation-pass = пропуск, лише коли не можна ні покласти, ні купити картку
