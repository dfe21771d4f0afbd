### What only the terminal says of Dimenticato: what stands beside the board, and how actions are written.

fact-waiting = ще на старті: { $count }
fact-home = удома: { $home } з { $all }
note-fields = Поля: число й колір, { $shapes }; # — стартове поле.

notation-go = фігурка, > і поле як рядок,стовпець: вона йде туди
notation-announce = фігурка, = і число під нею: називає це число
notation-back = так само, а фігурка, що там стоїть, відходить на поле після !
notation-pass = пропуск, лише коли нічого іншого зробити не можна
