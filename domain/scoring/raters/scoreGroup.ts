import { consistencyIndex, isConsistent } from '../personal/consistency.ts';
import { type IpsativeScore, ipsativeScores } from '../personal/ipsative.ts';
import type { NormVersion } from '../personal/norms.ts';
import { type Parameters, type RankedIds, rankedBlocks } from '../personal/parameters.ts';
import { metricPrior } from '../personal/prior.ts';
import { estimateProfile, type Profile } from '../personal/profile.ts';
import { reliabilityOf } from '../personal/reliability.ts';
import { MODEL_VERSION } from '../personal/score.ts';
import { widened } from '../personal/uncalibrated.ts';
import { groupProfile } from './groupProfile.ts';

/** What a group of raters says of one target, as it is kept; lists are in the order of the metrics. */
export interface GroupScore {
  readonly model_version: string;
  /** Null for parameters as shipped. */
  readonly norm_version: number | null;
  readonly outcome: 'profiled';
  readonly raters: number;
  /** Raters who handed in, but whose answers were too inconsistent to count (methods 1.3). */
  readonly dropped: number;
  readonly asked: number;
  readonly ipsative: readonly IpsativeScore[];
  readonly theta: readonly number[];
  readonly se: readonly number[];
  readonly covariance: Profile['covariance'];
  /** 1 - SE^2 of the group's estimate. */
  readonly reliability: readonly number[];
}

/** A form of raters: its parameters as shipped, and its calibration if there is one. */
export interface RaterForm {
  readonly parameters: Parameters;
  readonly norm: NormVersion | null;
}

/**
 * Whether one rater's answers count: consistent under the parameters as shipped (methods 1.3). Not under those of a
 * norm, so that who counts, and with it what is shown, never changes with a later calibration.
 */
export function countsAsRater(answered: readonly RankedIds[], { parameters }: Pick<RaterForm, 'parameters'>) {
  const { log_likelihood } = estimateProfile(rankedBlocks(answered, parameters), metricPrior);
  return isConsistent(consistencyIndex(log_likelihood, answered.length));
}

/**
 * Scores one published group (methods 1.5): `raters` holds the rankings of each rater who counts. Errors are `widened`
 * until the final calibration, as those of single forms. Throws RangeError without raters.
 */
export function scoreGroup(
  { parameters, norm }: RaterForm,
  group: {
    readonly raters: readonly (readonly RankedIds[])[];
    readonly dropped: number;
    readonly asked: number;
  },
): GroupScore {
  const blocks = group.raters.map((answered) => rankedBlocks(answered, norm?.parameters ?? parameters));
  const found = groupProfile(blocks, metricPrior);
  const profile = widened(found, norm?.n ?? null);
  return {
    model_version: MODEL_VERSION,
    norm_version: norm?.number ?? null,
    outcome: 'profiled',
    raters: found.raters,
    dropped: group.dropped,
    asked: group.asked,
    ipsative: ipsativeScores(blocks.flat(), metricPrior.size),
    theta: profile.theta,
    se: profile.se,
    covariance: profile.covariance,
    reliability: reliabilityOf([profile.se]),
  };
}
