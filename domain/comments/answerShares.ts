import type { SupplementalQuestionContent } from '../questions/supplementalForm.ts';
import { type SizeBand, sizeBand } from '../release/sizeBands.ts';
import { type MinPeople, oneAnswerEach } from './minPeople.ts';

/** Minimum number of people who answered a question before shares are shown (methods 2.4). */
export const minPeopleForShares = 20;

/** Minimum number of people behind one share. */
export const minPeoplePerShare = 3;

/** One row of a distribution: a single step or option, or several that are shown combined. */
export interface AnswerShare {
  /** Steps of a scale or ids of options, in the question's order. */
  readonly options: readonly number[];
  /** The percentage, 5 to 95 in steps of 5. */
  readonly percent: number;
  /** Whether the true share may be lower ("5 or less"). */
  readonly low: boolean;
  /** Whether the true share may be higher ("95 or more"). */
  readonly high: boolean;
}

export interface AnswerShares {
  readonly n_band: SizeBand;
  readonly shares: readonly AnswerShare[];
}

interface Bin {
  readonly options: readonly number[];
  readonly count: number;
}

/**
 * Returns the distribution of answers to a rating or choice question over all respondents (R9, R13): for at least 20 people, in steps of 5
 * percent. Options chosen by fewer than 3 people are combined: with a neighboring step of a scale, or with other options of a choice.
 * Options that no one chose are combined too, so that 0, 1 and 2 cannot be distinguished. Null if nothing may be shown or if only one row
 * would remain. `minPeople` returns the minimum number of people behind a number of answers.
 */
export function computeAnswerShares(
  form: SupplementalQuestionContent,
  answers: readonly number[],
  minPeople: MinPeople = oneAnswerEach,
): AnswerShares | null {
  const optionIds = optionsOf(form);
  const counted = answers.filter((answer) => optionIds.includes(answer));
  if (minPeople(counted.length) < minPeopleForShares) return null;
  const singleBins = optionIds.map((option) => ({
    options: [option],
    count: counted.filter((answer) => answer === option).length,
  }));
  const bins =
    form.kind === 'rating'
      ? mergeSmallNeighbors(singleBins, minPeople)
      : combineSmallOptions(singleBins, minPeople);
  if (bins.length < 2) return null;
  return {
    n_band: sizeBand(minPeople(counted.length)),
    shares: bins.map((bin) => shareOf(bin, counted.length)),
  };
}

function optionsOf({ kind, points, options }: SupplementalQuestionContent): readonly number[] {
  if (kind === 'rating') return Array.from({ length: points ?? 0 }, (_, step) => step + 1);
  return options.flatMap(({ id }) => id ?? []);
}

/** Merges the smallest share below the minimum with its smaller neighbor until none is left. */
function mergeSmallNeighbors(singleBins: readonly Bin[], minPeople: MinPeople): readonly Bin[] {
  const bins = [...singleBins];
  while (bins.length > 1) {
    const least = Math.min(...bins.map(({ count }) => count));
    if (minPeople(least) >= minPeoplePerShare) break;
    const at = bins.findIndex(({ count }) => count === least);
    const before = bins[at - 1]?.count ?? Number.POSITIVE_INFINITY;
    const after = bins[at + 1]?.count ?? Number.POSITIVE_INFINITY;
    const first = before <= after ? at - 1 : at;
    bins.splice(first, 2, combineBins(bins.slice(first, first + 2)));
  }
  return bins;
}

/** Combines everything below the minimum into one row, adding the next smallest option until it is large enough. */
function combineSmallOptions(singleBins: readonly Bin[], minPeople: MinPeople): readonly Bin[] {
  const isSmall = ({ count }: Bin) => minPeople(count) < minPeoplePerShare;
  const small = singleBins.filter(isSmall);
  if (small.length === 0) return singleBins;
  const larger = singleBins.filter((bin) => !isSmall(bin)).sort((a, b) => b.count - a.count);
  while (isSmall(combineBins(small))) {
    const next = larger.pop();
    if (!next) return [];
    small.push(next);
  }
  const order = singleBins.flatMap(({ options }) => options);
  const positionOf = ({ options }: Bin) => order.indexOf(options[0] ?? 0);
  const others = combineBins(small);
  const sorted = [...others.options].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [...larger.sort((a, b) => positionOf(a) - positionOf(b)), { ...others, options: sorted }];
}

const combineBins = (bins: readonly Bin[]): Bin => ({
  options: bins.flatMap(({ options }) => options),
  count: bins.reduce((sum, { count }) => sum + count, 0),
});

/** Limited like means (R8): no percentage reveals that all respondents chose the same option. */
function shareOf({ options, count }: Bin, total: number): AnswerShare {
  const percent = Math.round((20 * count) / total) * 5;
  return { options, percent: Math.min(95, Math.max(5, percent)), low: percent <= 5, high: percent >= 95 };
}
