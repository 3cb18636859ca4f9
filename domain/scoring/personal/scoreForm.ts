import { evidenceAgainstChance, isBeyondChance, isRejected } from './chanceEvidence.ts';
import { estimateProfile, type MetricProfile } from './estimateProfile.ts';
import { type FormParameters, type RankedStatementIds, rankedBlocks } from './formParameters.ts';
import { type IpsativeScore, ipsativeScores } from './ipsativeScores.ts';
import { isFormComplete } from './isFormComplete.ts';
import type { NormVersion } from './normVersion.ts';
import { metricPrior } from './prior.ts';
import { reliabilityOf } from './reliability.ts';
import { widenErrors } from './widenErrors.ts';

/** Stored with every score. It changes whenever the same answers would give another result; `scaleKey` states whether scores remain comparable. */
export const MODEL_VERSION = 'pl-irt-3';

/**
 * Whether there is a profile, or why not (methods 1.3, 1.4); `inconsistent` answers to a calibrated form can't be distinguished from random
 * ranking.
 */
export type ScoreOutcome = 'profiled' | 'incomplete' | 'inconsistent';

/**
 * Everything stored about a finished assessment; lists are in the order of `metrics`. The profile (theta, se, covariance, reliability) is
 * null unless the outcome is `profiled`.
 */
export interface FormScore {
  readonly model_version: string;
  /** The norm version whose parameters were used; null for the initial parameters. */
  readonly norm_version: number | null;
  readonly outcome: ScoreOutcome;
  readonly complete: boolean;
  readonly answered: number;
  readonly asked: number;
  /** The result of `evidenceAgainstChance`. */
  readonly evidence: number | null;
  readonly ipsative: readonly IpsativeScore[];
  readonly theta: readonly number[] | null;
  readonly se: readonly number[] | null;
  /** The posterior covariance, which comparisons of metrics use. */
  readonly covariance: MetricProfile['covariance'] | null;
  /** The part of `se` that isn't in `covariance` (`addScaleErrors`); null for a calibrated form, absent in pl-irt-1. */
  readonly scale_error?: readonly number[] | null;
  /** 1 - SE^2 of this person's estimate if the statements work as intended (methods 1.2). */
  readonly reliability: readonly number[] | null;
}

export interface FormAnswers {
  readonly answered: readonly RankedStatementIds[];
  /** Number of questions in the form. */
  readonly asked: number;
  /** Initial parameters; the norm version's parameters replace them. */
  readonly parameters: FormParameters;
  readonly norm: NormVersion | null;
}

/**
 * Scores one form with the model of methods 1.2, plus ipsative points; `widenErrors` widens the errors until the final calibration. Equal
 * answers, parameters and norm give exactly equal scores. Throws `RangeError` for a statement that is not part of the form.
 */
export function scoreForm({ answered, asked, parameters, norm }: FormAnswers): FormScore {
  const blocks = rankedBlocks(answered, norm?.parameters ?? parameters);
  const estimate = estimateProfile(blocks, metricPrior);
  const evidence = evidenceAgainstChance(blocks, metricPrior, estimate);
  const complete = isFormComplete(answered.length, asked);
  const outcome = outcomeOf(complete, isRejected({ evidence, answered: answered.length }, norm));
  const profile =
    outcome === 'profiled' ? widenErrors(estimate, norm?.n ?? null, { blocks, prior: metricPrior }) : null;
  return {
    model_version: MODEL_VERSION,
    norm_version: norm?.number ?? null,
    outcome,
    complete,
    answered: answered.length,
    asked,
    evidence,
    ipsative: ipsativeScores(blocks, metricPrior.size),
    theta: profile?.theta ?? null,
    se: profile?.se ?? null,
    covariance: profile?.covariance ?? null,
    scale_error: profile?.scale_error ?? null,
    reliability: profile ? reliabilityOf([estimate.se]) : null,
  };
}

function outcomeOf(complete: boolean, rejected: boolean): ScoreOutcome {
  if (!complete) return 'incomplete';
  return rejected ? 'inconsistent' : 'profiled';
}

/**
 * Whether there is a profile although its answers can't be distinguished from a random ranking, as before calibration (methods 1.3). False
 * for scores from before the evidence was stored.
 */
export const isUndecided = ({
  outcome,
  evidence,
  answered,
}: Pick<FormScore, 'outcome' | 'evidence' | 'answered'>): boolean =>
  outcome === 'profiled' && typeof evidence === 'number' && !isBeyondChance(evidence, answered);
