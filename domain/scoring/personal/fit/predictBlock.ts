import { cholesky } from '../../linear/cholesky.ts';
import { allocateTerms, computeRankingTerms } from '../../plackettLuce.ts';
import type { MetricProfile } from '../estimateProfile.ts';
import type { ItemParameters } from '../likelihood.ts';
import { addOrders, emptyOrderSums, expectOrders, type OrderPrediction } from './orderPrediction.ts';

/** A question and the order in which a person ranked it, as indices of `items`, most like them first. */
export interface AnsweredBlock {
  readonly items: readonly ItemParameters[];
  readonly order: readonly number[];
}

export interface BlockPrediction extends OrderPrediction {
  /** The metric of each statement, estimated from all other questions. */
  readonly levels: readonly number[];
}

/**
 * Points with the mean and covariance of four independent normal variables (cubature rule of degree 3; Stroud 1971): two on each axis,
 * with equal weights.
 */
const points = [0, 1, 2, 3].flatMap((axis) => [2, -2].map((value) => ({ axis, value })));

/**
 * Predicts a person's ranking of one question from their answers to all other questions (methods 1.7). `profile` is the estimate from all
 * questions; the contribution of this one is removed in the space of the statements' utilities: with mean u and covariance K = L L' of the
 * posterior, and gradient g and information J of the ranking, the rest has the covariance L inv(I - L'JL) L' and the mean u less this
 * covariance times g. Throws `RangeError` if two statements have the same metric.
 */
export function predictBlock(
  { items, order }: AnsweredBlock,
  profile: Pick<MetricProfile, 'theta' | 'covariance'>,
): BlockPrediction {
  const { mean, factor } = utilitiesWithoutBlock(items, order, profile);
  const size = items.length;
  const sums = emptyOrderSums();
  for (const { axis, value } of points) {
    const utilities = mean.map((one, j) => one + value * (factor[j * size + axis] ?? 0));
    addOrders(sums, { utilities, levels: levelsOf(items, utilities), weight: 1 / points.length });
  }
  return { ...expectOrders(sums), levels: levelsOf(items, mean) };
}

const levelsOf = (items: readonly ItemParameters[], utilities: readonly number[]) =>
  items.map(({ a, b }, j) => ((utilities[j] ?? 0) - b) / a);

function utilitiesWithoutBlock(
  items: readonly ItemParameters[],
  order: readonly number[],
  { theta, covariance }: Pick<MetricProfile, 'theta' | 'covariance'>,
) {
  const size = items.length;
  const whole = items.map(({ trait, a, b }) => b + a * (theta[trait] ?? 0));
  const spread = new Float64Array(size * size);
  items.forEach((one, j) => {
    items.forEach((other, k) => {
      spread[j * size + k] = one.a * other.a * (covariance[one.trait]?.[other.trait] ?? 0);
    });
  });
  const { gradient, information } = rankingTerms(whole, order);
  const lower = cholesky(spread, size);
  const rest = new Float64Array(size * size);
  for (let m = 0; m < size; m++) {
    for (let n = 0; n < size; n++) {
      let sum = m === n ? 1 : 0;
      for (let j = 0; j < size; j++) {
        for (let k = 0; k < size; k++) {
          sum -= (lower[j * size + m] ?? 0) * (information[j * size + k] ?? 0) * (lower[k * size + n] ?? 0);
        }
      }
      rest[m * size + n] = sum;
    }
  }
  const factor = divideByTransposed(lower, cholesky(rest, size), size);
  const along = Array.from({ length: size }, (_, m) =>
    gradient.reduce((sum, one, j) => sum + one * (factor[j * size + m] ?? 0), 0),
  );
  const mean = whole.map(
    (one, j) => one - along.reduce((sum, value, m) => sum + value * (factor[j * size + m] ?? 0), 0),
  );
  return { mean, factor };
}

/** Derivatives of the log-probability of the order by the statements' utilities, in the order of the statements. */
function rankingTerms(utilities: readonly number[], order: readonly number[]) {
  const size = order.length;
  const terms = allocateTerms(size);
  computeRankingTerms(
    order.map((j) => utilities[j] ?? 0),
    terms,
  );
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  order.forEach((j, s) => {
    gradient[j] = terms.gradient[s] ?? 0;
    order.forEach((k, r) => {
      information[j * size + k] = terms.information[s * size + r] ?? 0;
    });
  });
  return { gradient, information };
}

/** Solves X R' = `left` for lower triangular `left` and R. */
function divideByTransposed(left: Float64Array, lower: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let rest = left[row * size + column] ?? 0;
      for (let k = 0; k < column; k++) {
        rest -= (result[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      }
      result[row * size + column] = rest / (lower[column * size + column] ?? 1);
    }
  }
  return result;
}
