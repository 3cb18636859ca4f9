/** Endings of female and plural forms, and the endings of the forms that titles usually have. Longest first. */
const endings: readonly (readonly [ending: string, base: string])[] = [
  ['innen', ''],
  ['trices', 'teur'],
  ['trice', 'teur'],
  ['euses', 'eur'],
  ['euse', 'eur'],
  ['oras', 'or'],
  ['ora', 'or'],
  ['ieres', 'ier'],
  ['iere', 'ier'],
  ['iennes', 'ien'],
  ['ienne', 'ien'],
  ['in', ''],
  ['es', ''],
  ['as', 'o'],
  ['a', 'o'],
  ['e', ''],
  ['s', ''],
  ['n', ''],
];

const shortestBase = 3;

/** Other forms of a word that a title may have instead, likeliest first. */
export const wordForms = (word: string): readonly string[] =>
  endings.flatMap(([ending, base]) =>
    word.endsWith(ending) && word.length - ending.length >= shortestBase
      ? `${word.slice(0, word.length - ending.length)}${base}`
      : [],
  );
