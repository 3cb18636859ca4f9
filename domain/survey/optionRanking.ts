import { Refusal } from '../refusal.ts';

/** Options per question; all of them are ranked (CONST-29). */
export const optionsPerQuestion = 4;

/**
 * A ranking in progress: one slot per rank, most first; null for a free rank. Gaps are allowed, so the last rank can be chosen first.
 * Options are identified by `option_id`.
 */
export type OptionRanking = readonly (string | null)[];

/** The empty ranking, initially and after Clear (SURV-10). */
export const emptyRanking: OptionRanking = Array.from({ length: optionsPerQuestion }, () => null);

/** Whether a stored value is a ranking of exactly these options: four slots, no unknown or duplicate option. */
export function isRankingOf(options: readonly string[], stored: readonly unknown[]): stored is OptionRanking {
  const named = stored.filter((option) => option !== null);
  return (
    stored.length === optionsPerQuestion &&
    new Set(named).size === named.length &&
    named.every((option) => options.some((known) => known === option))
  );
}

/** Whether every rank is filled. Only then can the respondent continue (SURV-09, VAL-01). */
export function isCompleteRanking(ranking: OptionRanking): ranking is readonly string[] {
  return ranking.length === optionsPerQuestion && ranking.every((option) => option !== null);
}

/** Returns the rank of an option, 1 (most) to 4 (least); null if it has none. */
export function rankOf(ranking: OptionRanking, option: string): number | null {
  const slot = ranking.indexOf(option);
  return slot === -1 ? null : slot + 1;
}

/** Gives the option the next free rank, unless it has a rank already. */
export function rankNext(ranking: OptionRanking, option: string): OptionRanking {
  const free = ranking.indexOf(null);
  return free === -1 || ranking.includes(option) ? ranking : ranking.with(free, option);
}

/**
 * Returns the option that automatically takes the last free rank, after `change` gave the last but one option a rank; otherwise null. Removing
 * and moving ranks assigns none, so that every rank can be taken back.
 */
export function findAutoRanked(
  before: OptionRanking,
  change: OptionRanking,
  options: readonly string[],
): string | null {
  const hasNewRank = change.some((option) => option !== null && !before.includes(option));
  const [last, ...others] = options.filter((option) => !change.includes(option));
  return hasNewRank && last !== undefined && others.length === 0 ? last : null;
}

/**
 * Removes the rank of `option` and, with it, that of `autoRanked`, which follows from the others. An `autoRanked` option that is tapped
 * itself loses only its own rank.
 */
export function removeRanks(
  ranking: OptionRanking,
  option: string,
  autoRanked: string | null,
): OptionRanking {
  return ranking.map((current) => (current === option || current === autoRanked ? null : current));
}

/**
 * Moves an option to `rank`. Options in between move one position toward the nearest free rank, so none loses its rank. Throws
 * `RangeError` for a rank outside 1 to 4.
 */
export function placeOption(ranking: OptionRanking, option: string, rank: number): OptionRanking {
  const target = rank - 1;
  if (!Number.isInteger(rank) || target < 0 || target >= ranking.length) {
    throw new RangeError(`no such rank: ${rank}`);
  }
  const from = ranking.indexOf(option);
  const without = ranking.map((current) => (current === option ? null : current));
  const gap = without[target] === null ? target : gapFor(without, target, from);
  if (gap === -1) return ranking;
  return without.toSpliced(gap, 1).toSpliced(target, 0, option);
}

/**
 * Returns the index to free: the option's previous position, otherwise the nearest free rank, preferring a later one.
 */
function gapFor(ranking: OptionRanking, target: number, from: number): number {
  if (from !== -1) return from;
  const later = ranking.indexOf(null, target);
  return later === -1 ? ranking.lastIndexOf(null, target) : later;
}

/** Moves the option one rank toward most (-1) or least (1); an option without a rank or at that end stays. */
export function moveOption(ranking: OptionRanking, option: string, by: -1 | 1): OptionRanking {
  const rank = rankOf(ranking, option);
  if (rank === null || rank + by < 1 || rank + by > ranking.length) return ranking;
  return placeOption(ranking, option, rank + by);
}

/**
 * Returns the options in display order: ranked ones at their rank, the others fill the gaps in their original order.
 */
export function arrangeOptions(ranking: OptionRanking, originalOrder: readonly string[]): readonly string[] {
  const unranked = originalOrder.filter((option) => !ranking.includes(option));
  return ranking.flatMap((current) => current ?? unranked.shift() ?? []);
}

/**
 * Checks that `ordering` contains exactly these options. Throws `answer_incomplete` for a wrong number of options, duplicates, and options
 * of other questions.
 */
export function checkOrdering(options: readonly string[], ordering: readonly string[]): void {
  const known = ordering.every((option) => options.includes(option));
  const distinct = new Set(ordering).size === optionsPerQuestion;
  if (known && distinct && ordering.length === optionsPerQuestion) return;
  throw new Refusal('answer_incomplete', [{ field: 'ordering', problem: 'rankAll' }]);
}

/**
 * Whether an answer is stored: `new` for the first one to its question, `same` for its repetition, which changes
 * nothing. `stored` is the earlier ordering, or null. Throws `answer_incomplete` unless the question's four options are
 * ordered, and `answer_final` for an ordering that differs from the stored one.
 */
export function checkAnswer(
  question: { readonly option_ids: readonly string[] },
  stored: readonly string[] | null,
  ordering: readonly string[],
): 'new' | 'same' {
  checkOrdering(question.option_ids, ordering);
  if (stored === null) return 'new';
  if (stored.every((option, index) => option === ordering[index])) return 'same';
  throw new Refusal('answer_final');
}
