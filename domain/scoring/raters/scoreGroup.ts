import { isAccepted, isMoreThanChance } from '../personal/chanceEvidence.ts';
import type { MetricProfile } from '../personal/estimateProfile.ts';
import { type FormParameters, type RankedStatementIds, rankedBlocks } from '../personal/formParameters.ts';
import { type IpsativeScore, ipsativeScores } from '../personal/ipsativeScores.ts';
import type { NormVersion } from '../personal/normVersion.ts';
import { metricPrior } from '../personal/prior.ts';
import type { RaterComponents } from './estimateRaterComponents.ts';
import { estimateGroupProfile } from './groupProfile.ts';
import { widenGroupErrors } from './widenGroupErrors.ts';

/**
 * Stored with the scores of rater groups. Version 1 did not model differences between raters, version 2 did not model uncertain
 * discrimination.
 */
export const RATER_MODEL_VERSION = 'pl-irt-raters-3';

/** The stored ratings of one target by a group of raters; lists are in the order of `metrics`. */
export interface GroupScore {
  readonly model_version: string;
  /** The norm version whose parameters were used; null for the initial parameters. */
  readonly norm_version: number | null;
  readonly outcome: 'profiled';
  readonly raters: number;
  /** Number of raters whose answers can't be distinguished from random ranking (methods 1.3). */
  readonly dropped: number;
  readonly asked: number;
  readonly ipsative: readonly IpsativeScore[];
  readonly theta: readonly number[];
  readonly se: readonly number[];
  readonly covariance: MetricProfile['covariance'];
  /** See `FormScore`; absent before version 3. */
  readonly scale_error?: readonly number[] | null;
  /** Reliability of one rater of the cycle in hundredths, 0-1 (methods 1.5); null for a manager, absent in version 1. */
  readonly rater_reliability?: number | null;
  /** Whether this is a single rater, a manager, whose answers can't be distinguished from random ranking. It has no words about gaps and is shown to no one. */
  readonly is_undecided?: boolean;
}

/** A rater form: its initial parameters, and its calibration if there is one. */
export interface RaterForm {
  readonly parameters: FormParameters;
  readonly norm: NormVersion | null;
}

/**
 * Whether a rater's answers count: all before calibration, and then those that are more than random ranking (methods 1.3). Decided once, at
 * the close, so that a later calibration changes neither who counts nor what is shown.
 */
export const countsAsRater = (
  answered: readonly RankedStatementIds[],
  { norm }: Pick<RaterForm, 'norm'>,
): boolean => isAccepted(answered, norm);

/**
 * Scores one published group (methods 1.5): `raters` has the rankings of each rater who counts, `components` are those of the cycle. Until
 * the final calibration, `widenGroupErrors` widens the standard errors. Throws `RangeError` without raters.
 */
export function scoreRaterGroup(
  { parameters, norm }: RaterForm,
  group: {
    readonly raters: readonly (readonly RankedStatementIds[])[];
    readonly dropped: number;
    readonly asked: number;
  },
  { rater, reliability }: RaterComponents,
): GroupScore {
  const used = norm?.parameters ?? parameters;
  const blocks = group.raters.map((answered) => rankedBlocks(answered, used));
  const estimate = estimateGroupProfile(blocks, metricPrior, rater);
  const profile = widenGroupErrors(estimate, norm?.n ?? null, { raters: blocks, prior: metricPrior, rater });
  return {
    model_version: RATER_MODEL_VERSION,
    norm_version: norm?.number ?? null,
    outcome: 'profiled',
    raters: estimate.raters,
    dropped: group.dropped,
    asked: group.asked,
    ipsative: ipsativeScores(blocks.flat(), metricPrior.size),
    theta: profile.theta,
    se: profile.se,
    covariance: profile.covariance,
    scale_error: profile.scale_error,
    rater_reliability:
      estimate.raters === 1 || reliability === null ? null : Math.round(100 * reliability) / 100,
    is_undecided:
      group.raters.length === 1 && group.raters.every((answered) => !isMoreThanChance(answered, used)),
  };
}
