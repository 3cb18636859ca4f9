import { isComplete } from './complete.ts';
import { consistencyIndex, isConsistent } from './consistency.ts';
import { type Parameters, type RankedIds, rankedBlocks } from './parameters.ts';
import { metricPrior } from './prior.ts';
import { estimateProfile } from './profile.ts';
import { reliabilityOf } from './reliability.ts';
import type { NormOfMetric } from './scale.ts';

/**
 * A frozen calibration. A score names the version it was made with and is never made again silently: a later
 * version serves forms finished after it, and older ones only when a person asks for it.
 */
export interface NormVersion {
  readonly number: number;
  /** The versions of questions it was made from and serves. */
  readonly form_version_ids: readonly number[];
  /** Finished forms that went into it. */
  readonly n: number;
  readonly parameters: Parameters;
  /** Mean and spread of each metric, and its reliability, in the order of the metrics. */
  readonly metrics: readonly NormOfMetric[];
  readonly reliability: readonly number[];
}

/** Whether a form may enter norms: enough answered, and consistent under `parameters` (methods 1.3, 1.4). */
export function entersNorms(form: readonly RankedIds[], asked: number, parameters: Parameters): boolean {
  if (!isComplete(form.length, asked)) return false;
  const { log_likelihood } = estimateProfile(rankedBlocks(form, parameters), metricPrior);
  return isConsistent(consistencyIndex(log_likelihood, form.length));
}

/**
 * The norm version of calibrated parameters: mean and spread (n - 1) of the estimated thetas in the forms given,
 * which are those that `entersNorms` lets in. Throws RangeError with fewer than two.
 */
export function normOf({
  forms,
  ...facts
}: Pick<NormVersion, 'number' | 'form_version_ids' | 'parameters'> & {
  readonly forms: readonly (readonly RankedIds[])[];
}): NormVersion {
  if (forms.length < 2) throw new RangeError('a norm needs at least two people');
  const profiles = forms.map((form) => estimateProfile(rankedBlocks(form, facts.parameters), metricPrior));
  return {
    ...facts,
    n: forms.length,
    metrics: Array.from({ length: metricPrior.size }, (_, trait) =>
      meanAndSpread(profiles.map(({ theta }) => theta[trait] ?? 0)),
    ),
    reliability: reliabilityOf(profiles.map(({ se }) => se)),
  };
}

function meanAndSpread(values: readonly number[]): NormOfMetric {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / (values.length - 1)) };
}
