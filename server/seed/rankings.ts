import { metrics } from '../../domain/metrics/metrics.ts';
import type { MetricOption, StoredMetricQuestion } from '../store/content/metricQuestions.ts';
import type { RankedAnswer } from '../usecases/scoring/readScoringForm.ts';
import type { Random } from './demoRandom.ts';

/** Returns random metrics of a person, positively correlated as in the scoring model. */
export function randomMetrics(random: Random): number[] {
  const correlation = 0.3;
  const common = random.normal() * Math.sqrt(correlation);
  return metrics.map(() => common + random.normal() * Math.sqrt(1 - correlation));
}

/**
 * How strongly rankings follow preferences. The statements as shipped have 1; with a higher value, almost
 * everyone's answers can be distinguished from random rankings.
 */
const clarity = 1.5;

/**
 * Returns a ranking of the statements by a person with these metrics, with random noise; `shiftOf` makes a
 * statement more popular.
 */
export function rankingsBy(
  random: Random,
  questions: readonly StoredMetricQuestion[],
  theta: readonly number[],
  shiftOf: (question: StoredMetricQuestion, option: MetricOption) => number = () => 0,
): RankedAnswer[] {
  return questions.map((question) => ({
    question_id: question.id,
    ordering: question.options
      .map((option) => ({
        id: String(option.id),
        liked:
          clarity * option.key * (theta[metrics.indexOf(option.metric)] ?? 0) +
          shiftOf(question, option) +
          chance(random),
      }))
      .sort((a, b) => b.liked - a.liked)
      .map((option) => option.id),
  }));
}

/** Gumbel noise, which makes the order follow the Plackett-Luce model. */
const chance = (random: Random) => -Math.log(-Math.log(1 - random.next()));
