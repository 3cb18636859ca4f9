import { cholesky, solveCholesky } from '../../linear/cholesky.ts';
import { upperTail } from '../percentileScale.ts';
import { columnsOfParameters, type PairSums, type ResidualSums } from './blockSums.ts';

export interface TestResult {
  readonly effect: number;
  /** 0-1. */
  readonly p: number;
}

/** Tests of one block; lists are in the order of its statements. */
export interface TestedBlock {
  readonly statements: readonly string[];
  readonly pairs: TestResult & { readonly pair: number };
  readonly curves: readonly TestResult[];
  /** By statement, then by compared group; null where the group read another wording. */
  readonly differences: readonly (readonly (TestResult | null)[])[];
}

/** Rankings leave the sum of a block's b values open; this fixes it without changing anything else. */
const ridge = 0.01;

/**
 * Whether a group ranks the statements of a block higher (positive) or lower than the reference does at the same profile: the difference of
 * a statement's b in logits, after both groups together were fitted to the block's parameters (score test; methods 1.7). Two-sided p. One
 * statement that differs moves the places of the other three, so these are tested after the statement with the smallest p.
 */
export function testDifferences(focal: ResidualSums, reference: ResidualSums): readonly TestResult[] {
  const alone = [0, 1, 2, 3].map((statement) => testDifference(focal, reference, [], statement));
  const ps = alone.map(({ p }) => p);
  const first = ps.indexOf(Math.min(...ps));
  return alone.map((result, statement) =>
    statement === first ? result : testDifference(focal, reference, [first], statement),
  );
}

/** The statements of `free` may differ between the groups. */
function testDifference(
  focal: ResidualSums,
  reference: ResidualSums,
  free: readonly number[],
  statement: number,
): TestResult {
  const parameters = columnsOfParameters;
  const size = parameters + free.length;
  const columns = [...Array(parameters).keys(), ...free];
  const score = columns.map(
    (column, at) => (focal.score[column] ?? 0) + (at < parameters ? (reference.score[column] ?? 0) : 0),
  );
  const information = Float64Array.from({ length: size ** 2 }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    const isShared = row < parameters && column < parameters;
    const [one = 0, other = 0] = [columns[row], columns[column]];
    return entryOf(focal, one, other) + (isShared ? entryOf(reference, one, other) : 0);
  });
  const own = columns.map((column) => entryOf(focal, statement, column));
  const solved = solveCholesky(cholesky(withRidge(information, size), size), own);
  const rest = entryOf(focal, statement, statement) - product(own, solved);
  if (!(rest > ridge)) return { effect: 0, p: 1 };
  const effect = ((focal.score[statement] ?? 0) - product(score, solved)) / rest;
  return { effect, p: 2 * upperTail(Math.abs(effect) * Math.sqrt(rest)) };
}

/**
 * Whether a statement follows its metric in another way than the model (methods 1.7): chi-square of two curves with 2 degrees of freedom,
 * after the block's parameters. The effect is the standard deviation of the curves among people with a normally distributed metric, in
 * logits.
 */
export function testCurve(all: ResidualSums, statement: number): TestResult {
  const parameters = columnsOfParameters;
  const block = Float64Array.from({ length: parameters ** 2 }, (_, at) =>
    entryOf(all, Math.floor(at / parameters), at % parameters),
  );
  const lower = cholesky(withRidge(block, parameters), parameters);
  const rows = [parameters + statement, parameters + 4 + statement] as const;
  const scores = all.score.subarray(0, parameters);
  const columns = rows.map((row) =>
    Float64Array.from({ length: parameters }, (_, at) => entryOf(all, row, at)),
  );
  const solved = columns.map((column) => solveCholesky(lower, column));
  const own = Float64Array.from({ length: 4 }, (_, at) => {
    const [one, other] = [at >> 1, at & 1];
    const [left, right] = [columns[one], solved[other]];
    return entryOf(all, rows[one] ?? 0, rows[other] ?? 0) - (left && right ? product(left, right) : 0);
  });
  const left = rows.map((row, one) => (all.score[row] ?? 0) - product(scores, solved[one] ?? scores));
  const [square = 0, cube = 0] = solveCholesky(cholesky(withRidge(own, 2), 2), left);
  const chiSquare = square * (left[0] ?? 0) + cube * (left[1] ?? 0);
  return { effect: Math.sqrt(2 * square ** 2 + 6 * cube ** 2), p: tailOfTwo(chiSquare) };
}

/**
 * Whether two statements of a block are ranked next to each other (both in the upper or both in the lower half) more often than the model
 * expects (methods 1.7): chi-square of the three splits into pairs with 2 degrees of freedom. It is conservative, because the parameters
 * were fitted to the same rankings. The effect is the largest excess, as a share of the people; `pair` is its split.
 */
export function testPairs(
  { residual, covariance }: PairSums,
  people: number,
): TestResult & { readonly pair: number } {
  const size = residual.length - 1;
  const own = Float64Array.from(
    { length: size ** 2 },
    (_, at) => covariance[Math.floor(at / size) * residual.length + (at % size)] ?? 0,
  );
  const rest = residual.subarray(0, size);
  const chiSquare = product(rest, solveCholesky(cholesky(own, size), rest));
  const most = Math.max(...residual);
  return { effect: most / people, p: tailOfTwo(chiSquare), pair: residual.indexOf(most) };
}

/** The tail of chi-square with 2 degrees of freedom. */
const tailOfTwo = (chiSquare: number) => Math.exp(-Math.max(0, chiSquare) / 2);

const entryOf = ({ size, information }: ResidualSums, row: number, column: number) =>
  information[row * size + column] ?? 0;

function withRidge(matrix: Float64Array, size: number): Float64Array {
  return matrix.map((entry, at) => (Math.floor(at / size) === at % size ? entry + ridge : entry));
}

const product = (left: ArrayLike<number>, right: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
};
