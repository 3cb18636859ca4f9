import type { Measurement, Section } from '../measurement.ts';
import { measureAccountBenchmark } from './accountBenchmark.ts';
import { measureBestEvenRule } from './bestEvenRule.ts';
import { measureCalibrations } from './calibrations.ts';
import { measureChosenTopics } from './chosenTopics.ts';
import { measureContentChanges } from './contentChanges.ts';
import { measureCultureMargins } from './cultureMargins.ts';
import { measureMetricMeans } from './metricMeans.ts';
import { measureNearness } from './nearness.ts';
import { measurePersonalMetrics } from './personalMetrics.ts';
import { measurePersonas } from './personas.ts';
import { measurePersonFit } from './personFit.ts';
import {
  measurePowerOfQuestionFit,
  measureQuestionFit,
  measureQuestionFitOfOtherCorrelations,
  populations,
} from './questionFit.ts';
import { measureRaterGroups } from './raterGroups.ts';
import { measureRelatedTopics } from './relatedTopics.ts';
import { measureSelectionRates } from './selectionRates.ts';
import { measureShortForms } from './shortForms.ts';
import { measureSplitHalf } from './splitHalf.ts';
import { measureTopicReliability } from './topicReliability.ts';

/**
 * Measures coverage, false marks and power of every published statistic, in simulations with fixed seeds that
 * call the functions of the product. Each file in this folder measures one statistic of docs/methods.md, and is a section of its own, so
 * that a run can be divided.
 */
export const statisticSections: readonly Section[] = [
  sectionOf(['accountBenchmark'], measureAccountBenchmark),
  sectionOf(['calibrations'], measureCalibrations),
  sectionOf(['chosenTopics'], measureChosenTopics),
  sectionOf(['contentChanges'], measureContentChanges),
  sectionOf(['cultureMargins'], measureCultureMargins),
  sectionOf(['metricMeans'], measureMetricMeans),
  sectionOf(['nearness'], measureNearness),
  sectionOf(['personalMetrics'], measurePersonalMetrics),
  sectionOf(['personFit'], measurePersonFit),
  sectionOf(['bestEvenRule'], measureBestEvenRule),
  sectionOf(['personas'], measurePersonas),
  sectionOf(['raterGroups'], measureRaterGroups),
  sectionOf(['relatedTopics'], measureRelatedTopics),
  sectionOf(['selectionRates'], measureSelectionRates),
  sectionOf(['shortForms'], measureShortForms),
  sectionOf(['splitHalf'], measureSplitHalf),
  sectionOf(['topicReliability'], measureTopicReliability),
  ...populations.flatMap((population) => [
    sectionOf(['fit', `fitPower${population.people}`], () => measurePowerOfQuestionFit(population)),
    sectionOf(['fit', `fit${population.people}`], () => measureQuestionFit(population)),
  ]),
  sectionOf(['fit', 'fitCorrelations'], measureQuestionFitOfOtherCorrelations),
];

function sectionOf(names: readonly string[], measure: () => Iterable<Measurement>): Section {
  return {
    names: ['statistics', ...names],
    measure: async function* () {
      yield* measure();
    },
  };
}
