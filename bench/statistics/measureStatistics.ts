import type { Measurement } from '../measurement.ts';
import { measureAccountBenchmark } from './accountBenchmark.ts';
import { measureCalibrations } from './calibrations.ts';
import { measureCultureMargins } from './cultureMargins.ts';
import { measureMetricMeans } from './metricMeans.ts';
import { measureNearness } from './nearness.ts';
import { measurePersonalMetrics } from './personalMetrics.ts';
import { measurePersonas } from './personas.ts';
import { measurePersonFit } from './personFit.ts';
import { measureRaterGroups } from './raterGroups.ts';
import { measureRelatedTopics } from './relatedTopics.ts';
import { measureSelectionRates } from './selectionRates.ts';
import { measureShortForms } from './shortForms.ts';
import { measureSplitHalf } from './splitHalf.ts';
import { measureTopicReliability } from './topicReliability.ts';

/**
 * Measures coverage, false marks and power of every published statistic, in simulations with fixed seeds that
 * call the functions of the product. Each file in this folder measures one statistic of docs/methods.md.
 */
const statistics: readonly (() => Iterable<Measurement>)[] = [
  measureAccountBenchmark,
  measureCalibrations,
  measureCultureMargins,
  measureMetricMeans,
  measureNearness,
  measurePersonalMetrics,
  measurePersonFit,
  measurePersonas,
  measureRaterGroups,
  measureRelatedTopics,
  measureSelectionRates,
  measureShortForms,
  measureSplitHalf,
  measureTopicReliability,
];

export async function* measureStatistics(): AsyncIterable<Measurement> {
  for (const measure of statistics) yield* measure();
}
