import { Refusal } from '../refusal.ts';

/** How many options a question has; all of them are ranked (CONST-29). */
export const optionsPerQuestion = 4;

/**
 * A ranking under way: one slot for each rank, most first; null is a rank nobody has taken yet. Gaps are
 * allowed, so that "this is the least" can be said first. Options are named by their `option_id`.
 */
export type Ranking = readonly (string | null)[];

/** The empty ranking: what a question starts with and what Clear answers (SURV-10). */
export const nothingRanked: Ranking = Array.from({ length: optionsPerQuestion }, () => null);

/** Whether a ranking found somewhere is one under way of exactly these options: four slots, nothing unknown or twice. */
export function isRankingOf(options: readonly string[], found: readonly unknown[]): found is Ranking {
  const named = found.filter((option) => option !== null);
  return (
    found.length === optionsPerQuestion &&
    new Set(named).size === named.length &&
    named.every((option) => options.some((known) => known === option))
  );
}

/** Every rank is taken: only then may the question be left (SURV-09, VAL-01). */
export function isComplete(ranking: Ranking): ranking is readonly string[] {
  return ranking.length === optionsPerQuestion && ranking.every((option) => option !== null);
}

/** The rank of an option, 1 (most) to 4 (least); null while it has none. */
export function rankOf(ranking: Ranking, option: string): number | null {
  const slot = ranking.indexOf(option);
  return slot === -1 ? null : slot + 1;
}

/** A tap: gives the option the next free rank, or takes its rank away if it has one. */
export function choose(ranking: Ranking, option: string): Ranking {
  if (ranking.includes(option)) return ranking.map((held) => (held === option ? null : held));
  const free = ranking.indexOf(null);
  return free === -1 ? ranking : ranking.with(free, option);
}

/**
 * Puts an option on `rank`. An option of lower or higher rank that is in the way moves one place towards the
 * nearest free rank, so nothing that was ranked is lost. Throws `RangeError` for a rank outside 1 to 4.
 */
export function place(ranking: Ranking, option: string, rank: number): Ranking {
  const target = rank - 1;
  if (!Number.isInteger(rank) || target < 0 || target >= ranking.length) {
    throw new RangeError(`no such rank: ${rank}`);
  }
  const from = ranking.indexOf(option);
  const without = ranking.map((held) => (held === option ? null : held));
  const gap = without[target] === null ? target : gapFor(without, target, from);
  if (gap === -1) return ranking;
  return without.toSpliced(gap, 1).toSpliced(target, 0, option);
}

/** Where room is made: the place the option leaves, else the nearest free rank, the later one first. */
function gapFor(ranking: Ranking, target: number, from: number): number {
  if (from !== -1) return from;
  const later = ranking.indexOf(null, target);
  return later === -1 ? ranking.lastIndexOf(null, target) : later;
}

/** One rank towards most (-1) or least (1); an option without a rank or already at that end stays. */
export function move(ranking: Ranking, option: string, by: -1 | 1): Ranking {
  const rank = rankOf(ranking, option);
  if (rank === null || rank + by < 1 || rank + by > ranking.length) return ranking;
  return place(ranking, option, rank + by);
}

/** The options as they stand on the screen: each ranked one in its place, the others fill the gaps in dealt order. */
export function arranged(ranking: Ranking, dealt: readonly string[]): readonly string[] {
  const waiting = dealt.filter((option) => !ranking.includes(option));
  return ranking.flatMap((held) => held ?? waiting.shift() ?? []);
}

/**
 * Lets a complete ordering of exactly these options through. Throws `answer_incomplete` for
 * fewer or more than four, for one named twice and for one that does not belong to the question.
 */
export function checkOrdering(options: readonly string[], ordering: readonly string[]): void {
  const known = ordering.every((option) => options.includes(option));
  const distinct = new Set(ordering).size === optionsPerQuestion;
  if (known && distinct && ordering.length === optionsPerQuestion) return;
  throw new Refusal('answer_incomplete', [{ field: 'ordering', problem: 'rankAll' }]);
}
