import { type DifferenceWord, differenceWords } from '../differenceWords.ts';
import { contrastsAmong, metricContrasts, type ProfileEstimate } from './contrasts.ts';
import { domainWeights } from './domainScores.ts';

/** The words of a profile's metrics and domains, in their order. */
export interface ProfileWords {
  readonly metrics: readonly DifferenceWord[];
  readonly domains: readonly DifferenceWord[];
}

/**
 * Compares each metric with the mean of the person's other metrics, and each domain with the mean of the other domains. All of them are
 * tested together, because a page displays them together (methods 1.4).
 */
export function compareWithinProfile(profile: ProfileEstimate): ProfileWords {
  const words = differenceWords([...metricContrasts(profile), ...contrastsAmong(profile, domainWeights)]);
  return { metrics: words.slice(0, profile.theta.length), domains: words.slice(profile.theta.length) };
}
