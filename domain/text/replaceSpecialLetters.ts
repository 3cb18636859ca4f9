/** Letters that Unicode doesn't decompose into a letter and an accent, with the plain letters that people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};

/** Replaces small letters that aren't a letter with an accent by plain ones: `ł` by `l`. */
export const replaceSpecialLetters = (text: string): string =>
  text.replace(/[ßæœøłđðþħŧı]/g, (letter) => plainLetters[letter] ?? letter);
