/** Letters that no accent is taken off from, though people leave it out when they type. */
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

/** A word without case and accents, as it is compared: `Łukasz` and `lukasz` are the same. */
export function folded(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => plain[letter] ?? letter);
}

/** A word of a text: from `start` up to, and without, `end`. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The runs of letters of a text; apostrophes and hyphens part them. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
