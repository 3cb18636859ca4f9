import { type DifferenceWord, differenceWords } from '../differenceWords.ts';
import { metricContrasts, type ProfileEstimate } from '../personal/contrasts.ts';

export type GapWord = 'inLine' | 'selfHigher' | 'othersHigher';
export type JohariWord =
  | 'knownStrength'
  | 'hiddenStrength'
  | 'blindSpot'
  | 'knownDevelopmentArea'
  | 'notEnoughCertainty';

export interface SelfAndOthersComparison {
  /** The gap theta_self - theta_others, in standard deviations of the population. */
  readonly gap: number;
  readonly se: number;
  readonly word: GapWord;
  readonly johari: JohariWord;
}

/** A profile, and whether its answers can't be distinguished from a random ranking (methods 1.3). */
export interface ComparedProfile extends ProfileEstimate {
  readonly isUndecided?: boolean;
}

const gapWordOf = { higher: 'selfHigher', lower: 'othersHigher', same: 'inLine' } as const;

/**
 * Compares a self-assessment with the ratings of each group by element (methods 3.2): gap = theta_self - theta_others with se = sqrt(SE_s^2
 * + SE_o^2). The Johari word compares each element with the mean of the others in the same profile and requires a significant difference in
 * both profiles. The gaps of all groups are tested together, and so are the positions in all profiles. Agreement is usually low (r = .22
 * between self and supervisor), which the texts explain. An undecided profile has no words and isn't tested: answers like random ranking differ
 * significantly from others in one comparison of four to six. Throws `RangeError` for profiles of different length.
 */
export function compareSelfAndOthers(
  self: ComparedProfile,
  groups: readonly ComparedProfile[],
): readonly (readonly SelfAndOthersComparison[])[] {
  const { length } = self.theta;
  if (groups.some(({ theta }) => length !== theta.length))
    throw new RangeError('profiles of different elements');
  const gapsTo = (others: ComparedProfile) =>
    self.theta.map((own, element) => ({
      value: own - (others.theta[element] ?? 0),
      se: Math.sqrt(varianceOf(self, element) + varianceOf(others, element)),
    }));
  const tested = self.isUndecided ? [] : groups.filter(({ isUndecided }) => !isUndecided);
  const words = differenceWords(tested.flatMap(gapsTo));
  const positions = differenceWords([self, ...tested].flatMap(metricContrasts));
  return groups.map((others) => {
    const group = tested.indexOf(others);
    return gapsTo(others).map(({ value: gap, se }, element) =>
      group < 0
        ? { gap, se, word: 'inLine', johari: 'notEnoughCertainty' }
        : {
            gap,
            se,
            word: gapWordOf[words[group * length + element] ?? 'same'],
            johari: johariWord(positions[element], positions[(group + 1) * length + element]),
          },
    );
  });
}

const varianceOf = ({ covariance }: ProfileEstimate, element: number) => covariance[element]?.[element] ?? 0;

function johariWord(self: DifferenceWord = 'same', others: DifferenceWord = 'same'): JohariWord {
  if (self === 'same' || others === 'same') return 'notEnoughCertainty';
  if (self === 'higher') return others === 'higher' ? 'knownStrength' : 'blindSpot';
  return others === 'higher' ? 'hiddenStrength' : 'knownDevelopmentArea';
}
