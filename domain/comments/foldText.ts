/** Letters that Unicode cannot decompose, with the plain letters that people type instead. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Returns a word without case and accents, for comparisons: `Łukasz` and `lukasz` become equal. */
export function foldText(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => plain[letter] ?? letter);
}

/** A word of a text, from `start` (inclusive) to `end` (exclusive). */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the runs of letters in a text; apostrophes and hyphens separate words. */
export function splitWords(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
