import { foldWord, splitWords } from './foldWord.ts';
import { type MinPeople, oneAnswerEach } from './minPeople.ts';
import { REMOVED_MARKER } from './textSpans.ts';

/**
 * Returns the comments on one question that contain every search word, regardless of case and accents; all comments for
 * an empty search. Returns none if the matches come from fewer than `k` people, so a search cannot single out a
 * person's wording (R14).
 */
export function searchComments(
  comments: readonly string[],
  query: string,
  k: number,
  minPeople: MinPeople = oneAnswerEach,
): readonly string[] {
  const searchWords = foldWord(query).trim().split(/\s+/).filter(Boolean);
  const matches = comments.filter((comment) => {
    const text = foldWord(comment);
    return searchWords.every((word) => text.includes(word));
  });
  return minPeople(matches.length) < k ? [] : matches;
}

export interface Theme {
  readonly word: string;
  /** Number of people who used the word, not the number of uses. */
  readonly authors: number;
}

const shortestWord = 4;
const maxThemes = 12;

/** Frequent words that say nothing about the topic of a comment. */
const stopWords = new Set(
  `about after again also always another because been before being between both cannot come comes could does doing done down each
  even ever every everybody everyone find first from have having here into itself just like made make makes many might more most much
  must need never nobody often only other over people same should since some somebody something sometimes still such than
  that their them then there these they thing things this those through time very want well were what when where which
  while will with without work would your`.split(/\s+/),
);

/**
 * Themes of the comments on one question: the words used by the most people, at least `k` each, most frequent first and equal ones in
 * alphabetical order; at most twelve. Rarer words are never reported (R14).
 */
export function findThemes(
  comments: readonly string[],
  k: number,
  minPeople: MinPeople = oneAnswerEach,
): readonly Theme[] {
  const uses = new Map<string, number>();
  for (const comment of comments) {
    const words = splitWords(comment.replaceAll(REMOVED_MARKER, ' ')).map(({ text }) => text.toLowerCase());
    for (const word of new Set(words)) {
      if (word.length >= shortestWord && !stopWords.has(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return [...uses]
    .map(([word, count]) => ({ word, count, authors: minPeople(count) }))
    .filter(({ authors }) => authors >= k)
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .map(({ word, authors }) => ({ word, authors }))
    .slice(0, maxThemes);
}
