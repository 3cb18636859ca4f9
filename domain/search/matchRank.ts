import { foldSearchText } from './foldSearchText.ts';

/**
 * How well a name matches a search; lower is better. 0: equals the search. 1: contains each search word as a whole word. 2: each search
 * word begins a word of the name. 3: contains each search word. 4: a search word isn't in the name.
 */
export type MatchRank = 0 | 1 | 2 | 3 | 4;

/** Splits a search into its folded words. */
export const searchWords = (search: string): readonly string[] =>
  foldSearchText(search).split(/\s+/).filter(Boolean);

/** Ranks the match of a name with the words of a search. */
export function matchRank(name: string, words: readonly string[]): MatchRank {
  const folded = foldSearchText(name);
  if (folded === words.join(' ')) return 0;
  const ranks = words.map((word) => rankWord(folded, word));
  return ranks.reduce<MatchRank>((worst, rank) => (rank > worst ? rank : worst), 1);
}

/** Whether each word of a search begins a word of a name. */
export const isWordMatch = (name: string, words: readonly string[]): boolean => matchRank(name, words) < 3;

/** Whether a name contains each word of a search. */
export const isMatch = (name: string, words: readonly string[]): boolean => matchRank(name, words) < 4;

function rankWord(folded: string, word: string): MatchRank {
  const starts = [...startsOf(folded, word)];
  if (starts.length === 0) return 4;
  const begins = starts.filter((at) => !isLetterAt(folded, at - 1));
  if (begins.length === 0) return 3;
  return begins.some((at) => !isLetterAt(folded, at + word.length)) ? 1 : 2;
}

function* startsOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

const isLetterAt = (text: string, index: number) => /[\p{L}\p{N}]/u.test(text.charAt(index));

/** Returns the best `most` matches of a search, ordered by rank, then by length; equal ones keep their order. */
export function bestMatches<T>(
  candidates: readonly T[],
  nameOf: (candidate: T) => string,
  words: readonly string[],
  most: number,
): readonly T[] {
  return candidates
    .map((candidate) => ({ candidate, name: nameOf(candidate) }))
    .map((match) => ({ ...match, rank: matchRank(match.name, words) }))
    .sort((one, other) => one.rank - other.rank || one.name.length - other.name.length)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
