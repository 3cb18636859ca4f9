import { type FewestPeople, oneEach } from './authors.ts';
import { folded, wordsOf } from './folding.ts';
import { REMOVED } from './span.ts';

/**
 * Of the comments to one question those that hold every word asked for, whatever its case and accents; all of them for
 * no word. Those of fewer than `k` people are told as none, so that nobody can ask for a person's own word (R14).
 */
export function commentsWith(
  comments: readonly string[],
  asked: string,
  k: number,
  fewest: FewestPeople = oneEach,
): readonly string[] {
  const wanted = folded(asked).trim().split(/\s+/).filter(Boolean);
  const found = comments.filter((comment) => {
    const text = folded(comment);
    return wanted.every((word) => text.includes(word));
  });
  return fewest(found.length) < k ? [] : found;
}

export interface Theme {
  readonly word: string;
  /** People who used it, at least; not times it was used. */
  readonly authors: number;
}

const shortest = 4;
const most = 12;

/** Words that say nothing of what a comment is about. */
const empty = new Set(
  `about after again also always another because been before being between both cannot come comes could does doing done down each
  even ever every everybody everyone find first from have having here into itself just like made make makes many might more most much
  must need never nobody often only other over people same should since some somebody something sometimes still such than
  that their them then there these they thing things this those through time very want well were what when where which
  while will with without work would your`.split(/\s+/),
);

/**
 * What comments to one question are about: the words most people used, at least `k` people each, most used first, equal
 * ones by the alphabet; twelve at most. Words of fewer people are never counted, so no rare word stands out (R14).
 */
export function themesOf(
  comments: readonly string[],
  k: number,
  fewest: FewestPeople = oneEach,
): readonly Theme[] {
  const uses = new Map<string, number>();
  for (const comment of comments) {
    const words = wordsOf(comment.replaceAll(REMOVED, ' ')).map(({ text }) => text.toLowerCase());
    for (const word of new Set(words)) {
      if (word.length >= shortest && !empty.has(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return [...uses]
    .map(([word, count]) => ({ word, count, authors: fewest(count) }))
    .filter(({ authors }) => authors >= k)
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .map(({ word, authors }) => ({ word, authors }))
    .slice(0, most);
}
