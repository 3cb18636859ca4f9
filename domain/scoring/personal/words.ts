import { differenceSe, type Profile } from './profile.ts';

export type DifferenceWord = 'higher' | 'lower' | 'same';

/** 90 percent, two-sided. */
const CERTAINTY = 1.645;

/** Words, not ranks (scoring 1.4): "higher" or "lower" only if |difference| > 1.645 se, otherwise "about the same". */
export function differenceWord(difference: number, se: number): DifferenceWord {
  if (!(Math.abs(difference) > CERTAINTY * se)) return 'same';
  return difference > 0 ? 'higher' : 'lower';
}

/** How metric i of a profile stands beside metric j of the same person. */
export function besideMetric(
  profile: Pick<Profile, 'theta' | 'covariance'>,
  i: number,
  j: number,
): DifferenceWord {
  return differenceWord((profile.theta[i] ?? 0) - (profile.theta[j] ?? 0), differenceSe(profile, i, j));
}

/**
 * How metric i stands beside the mean of the person's other metrics ("clearly higher than your other elements").
 * The error is that of the contrast c'theta with c_i = 1 and -1/(K-1) elsewhere: sqrt(c'Cc).
 */
export function besideOthers(profile: Pick<Profile, 'theta' | 'covariance'>, i: number): DifferenceWord {
  const others = profile.theta.length - 1;
  const weights = profile.theta.map((_, trait) => (trait === i ? 1 : -1 / others));
  const difference = weights.reduce((sum, weight, trait) => sum + weight * (profile.theta[trait] ?? 0), 0);
  const variance = profile.covariance.reduce(
    (sum, row, r) =>
      sum + row.reduce((own, entry, c) => own + (weights[r] ?? 0) * (weights[c] ?? 0) * entry, 0),
    0,
  );
  return differenceWord(difference, Math.sqrt(Math.max(0, variance)));
}
