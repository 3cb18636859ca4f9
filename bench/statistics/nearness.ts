import { answerPercent } from '../../domain/scoring/answerPercent.ts';
import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { logProbabilityOf, orders, steps, unfoldedIndex, utilitiesAt } from './unfolding.ts';

const people = 2_000;
/** The number of questions in a topic. */
const questions = 4;
/** The keys that correspond to the steps 0, 33, 67 and 100. */
const keys = [0, 1, 2, 3];

/**
 * Returns the expected index of a person at this position on the continuum, 0-3, over all orders of one
 * question.
 */
export function expectedIndex(place: number): number {
  return orders.reduce(
    (sum, order) => sum + Math.exp(logProbabilityOf(order, place)) * answerPercent(keys, order),
    0,
  );
}

/**
 * Measures culture questions answered by nearness (methods 2.1): the index of people whose experience matches
 * a step exactly, and the result that a calibration by the unfolding model would give. For information only:
 * the index isn't changed, so that trends aren't broken.
 */
export function* measureNearness(): Generator<Measurement> {
  const random = seededRandom(21);
  const atSteps = steps.map((step) => simulate(random, () => step));
  yield figures(
    'Culture, true steps 0, 33, 67, 100: index',
    atSteps.map(({ index }) => index),
  );
  yield figures(
    'Culture, true steps 0, 33, 67, 100: unfolding',
    atSteps.map(({ unfolded }) => unfolded),
  );
  for (const [name, center] of [
    ['low', 0.8],
    ['middle', 1.5],
    ['high', 2.2],
  ] as const) {
    const company = simulate(random, () => within(center + 0.6 * random.normal()));
    const later = simulate(random, () => within(center + 0.15 + 0.6 * random.normal()));
    yield figures(`Culture, company with a ${name} mean: truth, index, unfolding`, [
      company.truth,
      company.index,
      company.unfolded,
    ]);
    yield figures(`Culture, change in a company with a ${name} mean: truth, index, unfolding`, [
      later.truth - company.truth,
      later.index - company.index,
      later.unfolded - company.unfolded,
    ]);
  }
}

const within = (place: number) => Math.min(3, Math.max(0, place));

/** Returns the means of people at these positions, from 0 to 100. */
function simulate(random: Random, placeOf: () => number) {
  const all = Array.from({ length: people }, () => {
    const place = placeOf();
    const answered = Array.from({ length: questions }, () => rank(random, place));
    return {
      truth: (100 * place) / 3,
      index: meanOf(answered.map((order) => answerPercent(keys, order))) ?? 0,
      unfolded: unfoldedIndex(answered),
    };
  });
  const mean = (of: 'truth' | 'index' | 'unfolded') => meanOf(all.map((one) => one[of])) ?? 0;
  return { truth: mean('truth'), index: mean('index'), unfolded: mean('unfolded') };
}

/** Draws a ranking by utility plus Gumbel error. */
function rank(random: Random, place: number): readonly number[] {
  return utilitiesAt(place)
    .map((utility, step) => ({ step, liked: utility - Math.log(-Math.log(1 - random.next())) }))
    .sort((a, b) => b.liked - a.liked)
    .map(({ step }) => step);
}

const figures = (what: string, values: readonly number[]): Measurement => ({
  what,
  on: 'Node',
  value: values.map((value) => value.toFixed(0)).join(', '),
  floor: '',
  ratio: null,
  isWithinLimit: true,
});
