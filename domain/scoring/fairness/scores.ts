import type { Candidate } from './table.ts';

/** Someone with a score; null while there is none. */
export interface Scored {
  readonly categories: Readonly<Record<string, string | null>>;
  readonly score: number | null;
}

/**
 * Who would come through at a cut: those with a score of at least `cut`. Whoever has no score is no candidate.
 * Goes into `fairnessTable`, one for each cut looked at. Source: methods 3.3.
 */
export function atCut(people: readonly Scored[], cut: number): readonly Candidate[] {
  return scored(people).map(({ categories, score }) => ({ categories, selected: score >= cut }));
}

/**
 * For scores without a cut: who lies above the median of all who have a score, those included who did not say what
 * they are. At the median is not above it. Goes into `fairnessTable`. Source: methods 3.3, scoring rate of
 * NYC Local Law 144.
 */
export function aboveMedian(people: readonly Scored[]): readonly Candidate[] {
  const known = scored(people);
  const rising = known.map(({ score }) => score).sort((a, b) => a - b);
  const half = rising.length / 2;
  const median = ((rising[Math.ceil(half) - 1] ?? 0) + (rising[Math.floor(half)] ?? 0)) / 2;
  return known.map(({ categories, score }) => ({ categories, selected: score > median }));
}

function scored(people: readonly Scored[]): readonly (Scored & { readonly score: number })[] {
  return people.flatMap(({ categories, score }) => (score === null ? [] : [{ categories, score }]));
}
