/** Dimenticato українською. */

import type { Words } from "./en";

const words: Words = {
  pass: "Пропустити хід",
  figure: (figure) => `Фігурка ${figure}`,
  figureOn: (figure, field) => `Фігурка ${figure}: ${field}`,
  field: (row, column) => `рядок ${row}, стовпець ${column}`,
  startField: (number) => `стартове поле ${number}`,
  shows: (field, number) => `${field}, показує ${number}`,
  say: (number) => `Назвати ${number}`,
  setBackTo: (field) => `Відправити назад: ${field}`,
  announce: (figure) => `Назвати число для фігурки ${figure}`,
  announceNumber: (figure, number) => `Назвати ${number} для фігурки ${figure}`,
  go: (figure) => `Хід фігуркою ${figure}`,
  goTo: (figure, goal) => `Фігурка ${figure} → ${goal}`,
  goToBack: (figure, goal, back) => `Фігурка ${figure} → ${goal}; та, що там, назад: ${back}`,
  home: (home, all) => `${home} з ${all} вдома`,
  ask: {
    figure: "Вибери фігурку.",
    under: (figure) => `Що під фігуркою ${figure}?`,
    where: (figure) => `Куди йде фігурка ${figure}?`,
    right: (figure, number) => `Правильно, ${number}! Куди йде фігурка ${figure}?`,
    back: "Куди відправити іншу фігурку?",
    pass: "Зараз нічим ходити.",
  },
  told: {
    passed: "хід пропущено",
    announced: (figure) => `названо число для фігурки ${figure}`,
    announcedNumber: (figure, number) => `названо ${number} для фігурки ${figure}`,
    rightly: (announced) => `${announced}: правильно`,
    inVain: (announced) => `${announced}: фігурка лишається на місці`,
    moved: (figure) => `хід фігуркою ${figure}`,
    movedTo: (figure, goal) => `хід фігуркою ${figure} → ${goal}`,
    movedToBack: (figure, goal, back) =>
      `хід фігуркою ${figure} → ${goal}; ту, що там, відправлено назад: ${back}`,
  },
  endings: {
    limit: "Партія тривала досить довго: перемогу ділять усі.",
    home: "Усі фігурки одного гравця знову вдома.",
  },
  reasons: {
    over: "Партію закінчено.",
    "must-go": "Число правильне: тепер ходи цією фігуркою.",
    "must-leave": "Спершу твої фігурки мають покинути стартові поля.",
    "must-act": "Пропустити хід можна, лише коли нічого іншого не лишилося.",
    "not-on-track": "Число називають для фігурки, що стоїть на доріжці.",
    "announce-first": "Спершу назви число, на якому стоїть фігурка.",
    "cannot-leave": "Жодна з твоїх фігурок не може зараз покинути стартове поле.",
    "not-a-field": "Такого поля на цій дошці немає.",
    "own-card": "Фігурка, що вирушає, має вийти за межі твоєї великої картки.",
    "no-way": "Туди не веде жоден шлях потрібної довжини.",
    "home-only": "Фігурка, що вже вдома, може перейти лише на інше твоє стартове поле.",
    "own-figure": "Там стоїть твоя фігурка.",
    safe: "Фігурка, що там стоїть, у безпеці на своєму кольорі.",
    "no-way-back": "Фігурку, що там стоїть, не можна відправити назад на жодне поле.",
    "say-where": "Скажи, на яке поле відправити назад фігурку, що там стоїть.",
    "not-back-there": "На це поле фігурку, що там стоїть, відправити не можна.",
    "nobody-there": "Там немає кого відправляти назад.",
  },
};

export default words;
