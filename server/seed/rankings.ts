import { metrics } from '../../domain/metrics/metrics.ts';
import type { StoredMetricQuestion } from '../store/content/metricQuestions.ts';
import type { RankedAnswer } from '../usecases/scoring/form.ts';
import type { Random } from './random.ts';

/** The metrics of somebody of the population: all go together a little, as the model has it. */
export function aTheta(random: Random): number[] {
  const correlation = 0.3;
  const common = random.normal() * Math.sqrt(correlation);
  return metrics.map(() => common + random.normal() * Math.sqrt(1 - correlation));
}

/** How somebody with these metrics ranks the statements: by what each is to them, and a little chance. */
export function rankingsBy(
  random: Random,
  questions: readonly StoredMetricQuestion[],
  theta: readonly number[],
): RankedAnswer[] {
  return questions.map(({ id, options }) => ({
    question_id: id,
    ordering: options
      .map((option) => ({
        id: String(option.id),
        liked: option.key * (theta[metrics.indexOf(option.metric)] ?? 0) + chance(random),
      }))
      .sort((a, b) => b.liked - a.liked)
      .map((option) => option.id),
  }));
}

/** Gumbel's, which makes the order one of Plackett and Luce. */
const chance = (random: Random) => -Math.log(-Math.log(1 - random.next()));
