import { estimateProfile, type MetricProfile } from './estimateProfile.ts';
import { type FormParameters, type RankedStatementIds, rankedBlocks } from './formParameters.ts';
import { logLikelihoodAt, type RankedBlock } from './likelihood.ts';
import { logMarginal } from './logMarginal.ts';
import { metricPrior, type Prior } from './prior.ts';

/** Natural logarithm of the number of orders of a question's four statements. */
const logOrders = Math.log(24);
/** Number of questions in a complete form. */
const wholeForm = 36;

/** Distance between the tried levels of an even profile, in standard deviations. */
const levelStep = 0.25;
const levels = Array.from({ length: 25 }, (_, at) => (at - 12) * levelStep);

/**
 * How much more probable the rankings are for a person with a profile than for someone who ranks at random, as the natural logarithm of a
 * Bayes factor (methods 1.3). Half of the people are assumed to have any profile of the prior, the other half the same value in all
 * metrics, from N(0, 1). Positive values indicate meaningful answers, and values around 0 indicate neither. Null if nothing was answered.
 * `profile` is the estimate of `blocks` with `prior`.
 */
export function evidenceAgainstChance(
  blocks: readonly RankedBlock[],
  prior: Prior,
  profile: Pick<MetricProfile, 'theta' | 'covariance'>,
): number | null {
  if (blocks.length === 0) return null;
  const byChance = -blocks.length * logOrders;
  return (
    logSumExp([logMarginal(blocks, prior, profile), logMarginalOfEvenProfile(blocks, prior)]) -
    Math.LN2 -
    byChance
  );
}

/**
 * The evidence that complete answers need (methods 1.3). Under the shipped parameters, and most calibrated ones, at most 2 percent of random
 * respondents reach it.
 */
export const lowestEvidenceLimit = 0.75;

/**
 * Whether answers are more than random ranking, which is required for counting in norms, and once a form is calibrated for a profile and
 * for counting in a 360 (methods 1.3). The limit is higher for forms that aren't complete, because chance varies more.
 */
export function isBeyondChance(
  evidence: number | null,
  answered: number,
  limit: number = lowestEvidenceLimit,
): boolean {
  return evidence !== null && evidence >= limit + Math.max(0, wholeForm - answered) / 10;
}

/** A calibrated form, with the limit of `findEvidenceLimit`. */
interface CalibratedForm {
  readonly parameters: FormParameters;
  /** Absent in norm versions from before it was computed. */
  readonly evidence_limit?: number | null;
}

/**
 * Returns the evidence that answers need in order to count. Null if all of them do: before calibration, because serious answers to weak
 * statements and those of an even profile look the same, and where these also do after it (methods 1.3, decision 60).
 */
export function evidenceLimitOf(norm: Pick<CalibratedForm, 'evidence_limit'> | null): number | null {
  if (norm === null) return null;
  return norm.evidence_limit === undefined ? lowestEvidenceLimit : norm.evidence_limit;
}

/** Whether answers are rejected as random ranking: no profile, and a rating doesn't count. */
export function isRejected(
  { evidence, answered }: { readonly evidence: number | null; readonly answered: number },
  norm: CalibratedForm | null,
): boolean {
  const limit = evidenceLimitOf(norm);
  return limit !== null && !isBeyondChance(evidence, answered, limit);
}

/** Whether the answers to a form count as those of a person: `isRejected` for answers whose evidence isn't known yet. */
export function isAccepted(answered: readonly RankedStatementIds[], norm: CalibratedForm | null): boolean {
  const limit = evidenceLimitOf(norm);
  return norm === null || limit === null || isMoreThanChance(answered, norm.parameters, limit);
}

/** Whether the answers to a form are more than random ranking under these parameters. Throws `RangeError` for a statement of another form. */
export function isMoreThanChance(
  answered: readonly RankedStatementIds[],
  parameters: FormParameters,
  limit: number = lowestEvidenceLimit,
): boolean {
  return isBeyondChance(evidenceOf(rankedBlocks(answered, parameters)), answered.length, limit);
}

/** Returns the evidence of rankings under their own parameters; null without any. */
export const evidenceOf = (blocks: readonly RankedBlock[]): number | null =>
  evidenceAgainstChance(blocks, metricPrior, estimateProfile(blocks, metricPrior));

function logMarginalOfEvenProfile(blocks: readonly RankedBlock[], { size }: Prior): number {
  const byLevel = levels.map(
    (level) => logLikelihoodAt(blocks, new Float64Array(size).fill(level)) - level ** 2 / 2,
  );
  return logSumExp(byLevel) + Math.log(levelStep / Math.sqrt(2 * Math.PI));
}

function logSumExp(values: readonly number[]): number {
  const highest = Math.max(...values);
  return highest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - highest), 0));
}
