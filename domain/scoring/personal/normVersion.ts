import { estimateProfile } from './estimateProfile.ts';
import { type FormParameters, type RankedStatementIds, rankedBlocks } from './formParameters.ts';
import type { MetricNorm } from './percentileScale.ts';
import { metricPrior } from './prior.ts';
import { reliabilityOf } from './reliability.ts';
import { splitHalfReliability } from './splitHalfReliability.ts';

/**
 * An immutable calibration. Each score stores the version it was calculated with and is never recalculated automatically: a later version
 * applies to forms finished after it, and to older ones only on request.
 */
export interface NormVersion {
  readonly number: number;
  /** The question versions it was calculated from and applies to. */
  readonly form_version_ids: readonly number[];
  /** Number of finished forms it is based on. */
  readonly n: number;
  readonly parameters: FormParameters;
  /** The result of `findEvidenceLimit`; absent in norm versions from before it was computed. */
  readonly evidence_limit?: number | null;
  /** Mean and standard deviation of each metric, and its reliability by design, in the order of `metrics`. */
  readonly metrics: readonly MetricNorm[];
  readonly reliability: readonly number[];
  /** Reliability from data (methods 1.6); null for fewer than 30 forms, absent in norm versions from before it was computed. */
  readonly split_half?: readonly number[] | null;
  /** Whether its reliability may be shown to other accounts (`isFromManyAccounts`); absent in older norm versions. */
  readonly is_from_many_accounts?: boolean;
}

/**
 * Builds the norm version of calibrated parameters: mean and standard deviation (n - 1) of the thetas estimated from the given forms, all
 * of which must be those that the calibration used. Throws `RangeError` for fewer than two.
 */
export function buildNormVersion({
  forms,
  ...facts
}: Pick<NormVersion, 'number' | 'form_version_ids' | 'parameters' | 'evidence_limit'> & {
  readonly forms: readonly (readonly RankedStatementIds[])[];
}): NormVersion {
  if (forms.length < 2) throw new RangeError('a norm needs at least two people');
  const blocks = forms.map((form) => rankedBlocks(form, facts.parameters));
  const profiles = blocks.map((form) => estimateProfile(form, metricPrior));
  return {
    ...facts,
    n: forms.length,
    metrics: Array.from({ length: metricPrior.size }, (_, trait) =>
      meanAndSpread(profiles.map(({ theta }) => theta[trait] ?? 0)),
    ),
    reliability: reliabilityOf(profiles.map(({ se }) => se)),
    split_half: splitHalfReliability(blocks, metricPrior),
  };
}

function meanAndSpread(values: readonly number[]): MetricNorm {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / (values.length - 1)) };
}
