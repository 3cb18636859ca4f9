import { replaceSpecialLetters } from '../text/replaceSpecialLetters.ts';

/** Returns a word of a comment or a name without case and accents: `Łukasz` and `lukasz` become equal. */
export const foldWord = (word: string): string =>
  replaceSpecialLetters(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

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
