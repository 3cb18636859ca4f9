import { sizeBand } from '../release/sizeBands.ts';
import { type AnswerShares, minPeopleForShares, shareOf } from './answerShares.ts';
import { type MinPeople, oneAnswerEach } from './minPeople.ts';
import { isSmallCount } from './shareBins.ts';

/**
 * Returns the share of people who chose each option of a multiple choice, for at least 20 people who answered it. Each option is a pair of
 * yes and no: if fewer than 3 people chose it or fewer than 3 didn't, the two are merged, and the option has no row. Nothing else is
 * published, not even how many chose none of the options: with two options, that number would reveal how many chose both. Null if no
 * option has a row. Each answer lists the chosen options.
 */
export function computeOptionShares(
  optionIds: readonly number[],
  answers: readonly (readonly number[])[],
  minPeople: MinPeople = oneAnswerEach,
): AnswerShares | null {
  const total = answers.length;
  if (minPeople(total) < minPeopleForShares) return null;
  const shares = optionIds.flatMap((option) => {
    const count = answers.filter((chosen) => chosen.includes(option)).length;
    const isMerged = [count, total - count].some((side) => isSmallCount(side, minPeople));
    return isMerged ? [] : shareOf({ options: [option], count }, total);
  });
  return shares.length === 0 ? null : { n_band: sizeBand(minPeople(total)), shares };
}
