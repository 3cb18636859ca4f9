import { cholesky, solveCholesky } from '../../linear/cholesky.ts';
import { pairCount, pairIn } from './orderPrediction.ts';
import type { AnsweredBlock, BlockPrediction } from './predictBlock.ts';

const statements = 4;

/**
 * Columns of the linear model of the residuals, four each: by the statements' b, by their a, and by two curves over their metric. Groups
 * use the first two only.
 */
export const columnsOfParameters = 2 * statements;
export const columnsWithCurves = 4 * statements;

/** Sums over people, for residuals r with covariance V and columns Z: their scores s = Z'inv(V)r, Z'inv(V)Z, and ss'. */
export interface ResidualSums {
  readonly size: number;
  readonly score: Float64Array;
  readonly information: Float64Array;
  /** How much the people's scores vary. Equals the information if V is right, which it isn't for metrics with another correlation. */
  readonly variability: Float64Array;
}

/** Observed minus expected splits into pairs, and the covariance of their sum. */
export interface PairSums {
  readonly residual: Float64Array;
  readonly covariance: Float64Array;
}

export interface BlockSums {
  count: number;
  readonly all: ResidualSums;
  readonly pairs: PairSums;
  /** One entry per group, by its number. */
  readonly groups: readonly ResidualSums[];
}

const emptySums = (size: number): ResidualSums => ({
  size,
  score: new Float64Array(size),
  information: new Float64Array(size * size),
  variability: new Float64Array(size * size),
});

export const emptyBlockSums = (groups: number): BlockSums => ({
  count: 0,
  all: emptySums(columnsWithCurves),
  pairs: { residual: new Float64Array(pairCount), covariance: new Float64Array(pairCount ** 2) },
  groups: Array.from({ length: groups }, () => emptySums(columnsOfParameters)),
});

/** Metrics are limited to this many standard deviations, so that single people don't determine a curve. */
const farthest = 2.5;

/** Hermite polynomials: curves that a straight line over a normally distributed metric can't replace. */
const curves = [(level: number) => level ** 2 - 1, (level: number) => level ** 3 - 3 * level] as const;

/** Adds one person's ranking of a question to the sums of the question and of the person's groups. */
export function addToBlock(
  sums: BlockSums,
  { order }: AnsweredBlock,
  prediction: BlockPrediction,
  groups: readonly number[],
): void {
  const residual = prediction.places.map((place, j) => statements - 1 - order.indexOf(j) - place);
  const columns = columnsOf(prediction);
  const lower = cholesky(covarianceOf(prediction), statements - 1);
  const weighted = columns.map((column) => solveCholesky(lower, column));
  sums.count += 1;
  addResidual(sums.all, residual, columns, weighted);
  for (const group of groups) {
    const own = sums.groups[group];
    if (own) addResidual(own, residual, columns, weighted);
  }
  addPairs(sums.pairs, order, prediction.pairs);
}

/** The covariance without the last statement's place, which follows from the others. */
function covarianceOf({ covariance }: BlockPrediction): Float64Array {
  const size = statements - 1;
  return Float64Array.from(
    { length: size ** 2 },
    (_, at) => covariance[Math.floor(at / size) * statements + (at % size)] ?? 0,
  );
}

function columnsOf({ slopes, slopesByA, levels }: BlockPrediction): readonly Float64Array[] {
  const columnOf = (of: Float64Array, j: number, factor = 1) =>
    Float64Array.from({ length: statements - 1 }, (_, m) => factor * (of[m * statements + j] ?? 0));
  const within = levels.map((level) => Math.max(-farthest, Math.min(farthest, level)));
  return [
    ...levels.map((_, j) => columnOf(slopes, j)),
    ...levels.map((_, j) => columnOf(slopesByA, j)),
    ...curves.flatMap((curve) => within.map((level, j) => columnOf(slopes, j, curve(level)))),
  ];
}

function addResidual(
  { size, score, information, variability }: ResidualSums,
  residual: Float64Array,
  columns: readonly Float64Array[],
  weighted: readonly Float64Array[],
): void {
  const scores = weighted.slice(0, size).map((own) => product(own, residual));
  for (let one = 0; one < size; one++) {
    const own = weighted[one];
    if (!own) continue;
    score[one] = (score[one] ?? 0) + (scores[one] ?? 0);
    for (let other = 0; other < size; other++) {
      const column = columns[other];
      const at = one * size + other;
      if (column) information[at] = (information[at] ?? 0) + product(own, column);
      variability[at] = (variability[at] ?? 0) + (scores[one] ?? 0) * (scores[other] ?? 0);
    }
  }
}

/** The scalar product of two lists, up to the length of the shorter one. */
function product(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < statements - 1; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function addPairs(
  { residual, covariance }: PairSums,
  order: readonly number[],
  expected: Float64Array,
): void {
  const observed = pairIn(order);
  expected.forEach((p, one) => {
    residual[one] = (residual[one] ?? 0) + (one === observed ? 1 : 0) - p;
    expected.forEach((q, other) => {
      const at = one * pairCount + other;
      covariance[at] = (covariance[at] ?? 0) + (one === other ? p : 0) - p * q;
    });
  });
}
