import { titleLanguages } from '../market/marketData.ts';
import type { SearchSlot } from './planSearch.ts';
import type { TitleIndex } from './titleIndex.ts';

export interface ScoredTitle {
  readonly job: number;
  readonly title: string;
  readonly score: number;
}

/** The part of the score that says how much of the search is in the title; the rest is how much of the title is in the search. */
const searchShare = 0.75;
/** Titles with less than this share of the best are left out early. */
const keptShare = 0.5;

/** Scores the titles that match the slots of a search, the best of each job, and returns the best jobs, highest score first. */
export function scoreTitles(
  index: TitleIndex,
  slots: readonly SearchSlot[],
  most: number,
): readonly ScoredTitle[] {
  const { titles, lengths, jobs } = index;
  const { weights, words, matched, total } = matchTitles(index, slots);
  const highest = matched.reduce((best, at) => Math.max(best, weights[at] ?? 0), 0);
  const kept = matched.filter((at) => (weights[at] ?? 0) >= highest * keptShare);
  const scores = Float64Array.from(kept, (at) => {
    const inTitle = Math.min(1, (words[at] ?? 0) / (lengths[at] ?? 1));
    return ((weights[at] ?? 0) / total) * (searchShare + (1 - searchShare) * inTitle);
  });
  // Only the best are compared in full: each job has at most one title in each language.
  const lowest = scores.toSorted().at(-most * titleLanguages.length) ?? 0;
  const best = new Map<number, ScoredTitle>();
  kept.forEach((at, number) => {
    const score = scores[number] ?? 0;
    const job = jobs[at] ?? 0;
    if (score < lowest || score <= (best.get(job)?.score ?? 0)) return;
    best.set(job, { job, title: titles[at] ?? '', score });
  });
  return [...best.values()]
    .sort(
      (one, other) => other.score - one.score || one.title.length - other.title.length || one.job - other.job,
    )
    .slice(0, most);
}

/**
 * Adds up the matched weight and words of each title. Arrays over all titles are faster than maps of the matched ones, of which a common
 * word has tens of thousands.
 */
function matchTitles(index: TitleIndex, slots: readonly SearchSlot[]) {
  const count = index.titles.length;
  const weights = new Float64Array(count);
  const words = new Float64Array(count);
  /** The number of the last slot that a title matched, from 1. */
  const slotOf = new Uint8Array(count);
  const matched: number[] = [];
  let total = 0;
  slots.forEach((slot, number) => {
    const weight = weightOf(slot, index);
    total += weight;
    for (const [token, quality] of [...slot].sort((one, other) => other[1] - one[1])) {
      for (const at of index.postings.get(token) ?? []) {
        const last = slotOf[at] ?? 0;
        if (last === number + 1) continue;
        if (last === 0) matched.push(at);
        slotOf[at] = number + 1;
        weights[at] = (weights[at] ?? 0) + weight * quality;
        words[at] = (words[at] ?? 0) + quality;
      }
    }
  });
  return { weights, words, matched, total };
}

/** How much a slot distinguishes titles: the rarer its best token, the more. A word in no title weighs as one of the rarest. */
function weightOf(slot: SearchSlot, { postings, titles }: TitleIndex): number {
  const [best] = [...slot].filter(([token]) => postings.has(token)).sort((one, other) => other[1] - one[1]);
  const count = best ? (postings.get(best[0])?.length ?? 1) : 1;
  return Math.log(1 + titles.length / count);
}
