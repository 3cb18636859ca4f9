import { scaleSteps } from '../questions/answerKinds.ts';
import type { SupplementalQuestionContent } from '../questions/supplementalForm.ts';
import { type SizeBand, sizeBand } from '../release/sizeBands.ts';
import { type MinPeople, oneAnswerEach } from './minPeople.ts';
import { enpsGroups, stepThirds } from './scaleGroups.ts';
import {
  combineSmallOptions,
  groupBins,
  isSmallCount,
  mergeSmallNeighbors,
  type ShareBin,
} from './shareBins.ts';

/** Minimum number of people who answered a question before shares are shown (methods 2.4). */
export const minPeopleForShares = 20;

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

/**
 * Returns the distribution of answers to a scale or a single choice over all respondents (R9, R13): for at least 20 people, in steps of 5
 * percent. Options chosen by fewer than 3 people are combined: with a neighboring step of a scale, or with other options of a choice.
 * Options that no one chose are combined too, so that 0, 1 and 2 cannot be distinguished. Null if nothing may be shown or if only one row
 * would remain. `minPeople` returns the minimum number of people behind a number of answers.
 */
export function computeAnswerShares(
  form: SupplementalQuestionContent,
  answers: readonly number[],
  minPeople: MinPeople = oneAnswerEach,
): AnswerShares | null {
  const optionIds = form.kind === 'choice' ? form.options.flatMap(({ id }) => id ?? []) : scaleSteps(form);
  const counted = answers.filter((answer) => optionIds.includes(answer));
  if (minPeople(counted.length) < minPeopleForShares) return null;
  const singleBins = optionIds.map((option) => ({
    options: [option],
    count: counted.filter((answer) => answer === option).length,
  }));
  const bins = combineByKind(form, singleBins, minPeople);
  if (bins.length < 2) return null;
  return {
    n_band: sizeBand(minPeople(counted.length)),
    shares: bins.map((bin) => shareOf(bin, counted.length)),
  };
}

/** An agreement scale with a small step is reduced to low, middle and high, and an eNPS scale always to its three groups. */
function combineByKind(
  { kind, points }: SupplementalQuestionContent,
  singleBins: readonly ShareBin[],
  minPeople: MinPeople,
): readonly ShareBin[] {
  if (kind === 'choice') return combineSmallOptions(singleBins, minPeople);
  if (kind === 'enps') {
    return mergeSmallNeighbors(groupBins(singleBins, Object.values(enpsGroups)), minPeople);
  }
  const hasSmallStep = singleBins.some(({ count }) => isSmallCount(count, minPeople));
  const isGrouped = kind === 'likert' && hasSmallStep;
  return mergeSmallNeighbors(
    isGrouped ? groupBins(singleBins, stepThirds(points ?? 0)) : singleBins,
    minPeople,
  );
}

/** Limited like means (R8): no percentage reveals that all respondents chose the same option. */
export function shareOf({ options, count }: ShareBin, total: number): AnswerShare {
  const percent = Math.round((20 * count) / total) * 5;
  return { options, percent: Math.min(95, Math.max(5, percent)), low: percent <= 5, high: percent >= 95 };
}
