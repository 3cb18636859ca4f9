import type { Candidate } from './fairnessTable.ts';

/** A person with a score; null if there is none yet. */
export interface ScoredPerson {
  readonly categories: Readonly<Record<string, string | null>>;
  readonly score: number | null;
}

/**
 * The candidates selected at a cut score: those with a score of at least `cut`. People without a score are left out. Input of
 * `fairnessTable`, once per cut score. Source: methods 3.3.
 */
export function selectAtCut(people: readonly ScoredPerson[], cut: number): readonly Candidate[] {
  return scored(people).map(({ categories, score }) => ({ categories, selected: score >= cut }));
}

/**
 * For scores without a cut score: selects the people above the median of all scores, including those of people who did not state a
 * category. A score equal to the median is not above it. Input of `fairnessTable`. Source: methods 3.3, scoring rate of NYC Local Law 144.
 */
export function selectAboveMedian(people: readonly ScoredPerson[]): readonly Candidate[] {
  const known = scored(people);
  const rising = known.map(({ score }) => score).sort((a, b) => a - b);
  const half = rising.length / 2;
  const median = ((rising[Math.ceil(half) - 1] ?? 0) + (rising[Math.floor(half)] ?? 0)) / 2;
  return known.map(({ categories, score }) => ({ categories, selected: score > median }));
}

function scored(people: readonly ScoredPerson[]): readonly (ScoredPerson & { readonly score: number })[] {
  return people.flatMap(({ categories, score }) => (score === null ? [] : [{ categories, score }]));
}
