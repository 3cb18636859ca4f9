import type { MetricProfile } from '../personal/estimateProfile.ts';

/** The fields of a profile that a comparison needs. */
export type ProfileEstimate = Pick<MetricProfile, 'theta' | 'covariance'>;

export type GapWord = 'inLine' | 'selfHigher' | 'othersHigher';
export type JohariWord =
  | 'knownStrength'
  | 'hiddenStrength'
  | 'blindSpot'
  | 'knownDevelopmentArea'
  | 'notEnoughCertainty';

export interface SelfAndOthersComparison {
  /** theta_self - theta_others, in standard deviations of the population. */
  readonly gap: number;
  readonly se: number;
  readonly word: GapWord;
  readonly johari: JohariWord;
}

/** 90 percent, two-sided. */
const CERTAINTY = 1.645;

/**
 * Compares self-assessment and others' ratings by element (methods 3.2): gap = theta_self - theta_others with se = sqrt(SE_s^2 + SE_o^2); a
 * word other than "in line" requires |gap| > 1.645 se. The Johari word compares each element with the mean of its own profile and requires
 * certainty in both profiles. Agreement is usually low (r = .22 between self and supervisor), which the texts explain. Throws `RangeError`
 * for profiles of different length.
 */
export function compareSelfAndOthers(
  self: ProfileEstimate,
  others: ProfileEstimate,
): readonly SelfAndOthersComparison[] {
  if (self.theta.length !== others.theta.length) throw new RangeError('profiles of different elements');
  return self.theta.map((own, element) => {
    const gap = own - (others.theta[element] ?? 0);
    const se = Math.sqrt(varianceOf(self, element) + varianceOf(others, element));
    return {
      gap,
      se,
      word: gapWord(gap, se),
      johari: johariWord(relativePosition(self, element), relativePosition(others, element)),
    };
  });
}

/**
 * Position of an element in its own profile: 1 certainly above the profile's mean, -1 certainly below, otherwise 0. d = theta_k -
 * mean(theta), var(d) = C_kk - 2 mean_j(C_kj) + mean_ij(C_ij). Source: methods 3.2, 1.4.
 */
export function relativePosition({ theta, covariance }: ProfileEstimate, element: number): -1 | 0 | 1 {
  const size = theta.length;
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const deviation = (theta[element] ?? 0) - sum(theta) / size;
  const variance =
    (covariance[element]?.[element] ?? 0) -
    (2 * sum(covariance[element] ?? [])) / size +
    sum(covariance.map(sum)) / size ** 2;
  if (Math.abs(deviation) <= CERTAINTY * Math.sqrt(Math.max(0, variance))) return 0;
  return deviation > 0 ? 1 : -1;
}

const varianceOf = ({ covariance }: ProfileEstimate, element: number) => covariance[element]?.[element] ?? 0;

function gapWord(gap: number, se: number): GapWord {
  if (Math.abs(gap) <= CERTAINTY * se) return 'inLine';
  return gap > 0 ? 'selfHigher' : 'othersHigher';
}

function johariWord(self: -1 | 0 | 1, others: -1 | 0 | 1): JohariWord {
  if (self === 0 || others === 0) return 'notEnoughCertainty';
  if (self > 0) return others > 0 ? 'knownStrength' : 'blindSpot';
  return others > 0 ? 'hiddenStrength' : 'knownDevelopmentArea';
}
