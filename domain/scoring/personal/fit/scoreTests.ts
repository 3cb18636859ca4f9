import { cholesky, solveCholesky } from '../../linear/cholesky.ts';
import { upperTail } from '../percentileScale.ts';
import { columnsOfParameters, type PairSums, type ResidualSums } from './blockSums.ts';

export interface TestResult {
  readonly effect: number;
  /** The p value, 0-1. */
  readonly p: number;
}

/** Tests of one block; lists are in the order of its statements. */
export interface TestedBlock {
  readonly statements: readonly string[];
  readonly pairs: TestResult & { readonly pair: number };
  readonly curves: readonly TestResult[];
  /** Results by statement and compared group; null if the group read another wording. */
  readonly differences: readonly (readonly (TestResult | null)[])[];
}

type MatrixName = 'information' | 'variability';

/** Rankings don't determine the sum of a block's b values. This small ridge fixes the sum without affecting other parameters. */
const ridge = 0.01;

/**
 * Tests whether a group ranks the statements of a block higher (positive) or lower than the reference group at the same profile. The effect
 * is the difference of a statement's b in logits, after fitting the block's parameters to both groups together (score test with two-sided
 * p; methods 1.7).
 */
export function testDifferences(focal: ResidualSums, reference: ResidualSums): readonly TestResult[] {
  const joint = joinGroups(focal, reference);
  return testEach((statement, free) => {
    const tested = [columnsOfParameters + statement];
    const { effects, chiSquare } = testAfter(joint, columnsBefore(free, 1), tested);
    return { effect: effects[0] ?? 0, p: 2 * upperTail(Math.sqrt(chiSquare)) };
  });
}

/**
 * Tests whether the rankings of a block's statements depend on their metrics in a different way than in the model (methods 1.7): chi-square
 * of two curves with 2 degrees of freedom, after fitting the block's parameters. The effect is the standard deviation of the curves among
 * people with a normally distributed metric, in logits.
 */
export function testCurves(all: ResidualSums): readonly TestResult[] {
  return testEach((statement, free) => {
    const { effects, chiSquare } = testAfter(all, columnsBefore(free, 2), columnsOf(statement, 2));
    const [square = 0, cube = 0] = effects;
    return { effect: Math.sqrt(2 * square ** 2 + 6 * cube ** 2), p: tailOfTwo(chiSquare) };
  });
}

/**
 * Tests the four statements of a block. A deviating statement also shifts the ranks of the other three, so the statement with the smallest
 * p is found first, and the others are tested with its deviation as a free parameter.
 */
function testEach(test: (statement: number, free: readonly number[]) => TestResult): readonly TestResult[] {
  const alone = [0, 1, 2, 3].map((statement) => test(statement, []));
  const ps = alone.map(({ p }) => p);
  const first = ps.indexOf(Math.min(...ps));
  return alone.map((result, statement) => (statement === first ? result : test(statement, [first])));
}

/** The indices of a statement's columns after the columns of the parameters. */
const columnsOf = (statement: number, perStatement: number) =>
  Array.from({ length: perStatement }, (_, at) => columnsOfParameters + 4 * at + statement);

const columnsBefore = (free: readonly number[], perStatement: number) => [
  ...Array(columnsOfParameters).keys(),
  ...free.flatMap((statement) => columnsOf(statement, perStatement)),
];

/** Combines both groups with the same parameters, and adds four columns for the differences of the focal group's b. */
function joinGroups(focal: ResidualSums, reference: ResidualSums): ResidualSums {
  const parameters = columnsOfParameters;
  const size = parameters + 4;
  const ownColumn = (at: number) => at % parameters;
  const joined = (of: MatrixName) =>
    Float64Array.from({ length: size ** 2 }, (_, at) => {
      const [row, column] = [Math.floor(at / size), at % size];
      const shared = row < parameters && column < parameters ? entryOf(reference, of, row, column) : 0;
      return entryOf(focal, of, ownColumn(row), ownColumn(column)) + shared;
    });
  return {
    size,
    score: Float64Array.from(
      { length: size },
      (_, at) => (focal.score[ownColumn(at)] ?? 0) + (at < parameters ? (reference.score[at] ?? 0) : 0),
    ),
    information: joined('information'),
    variability: joined('variability'),
  };
}

/**
 * Score test of some columns after fitting the `nuisance` columns: their effects after one Newton step, and the chi-square. The variance of
 * the scores is the one observed between people (Boos 1992). It is therefore right for metrics that correlate differently than the prior
 * assumes, and a few people with extreme metrics can't make a curve significant alone.
 */
function testAfter(sums: ResidualSums, nuisance: readonly number[], tested: readonly number[]) {
  const lower = cholesky(
    withRidge(select(sums, 'information', nuisance, nuisance), nuisance.length),
    nuisance.length,
  );
  const solved = tested.map((column) =>
    solveCholesky(lower, select(sums, 'information', [column], nuisance)),
  );
  const scores = nuisance.map((column) => sums.score[column] ?? 0);
  const left = tested.map((column, at) => (sums.score[column] ?? 0) - product(scores, solved[at] ?? []));
  const solve = (matrix: Float64Array) =>
    solveCholesky(cholesky(withRidge(matrix, tested.length), tested.length), left);
  const effects = solve(afterNuisance('information'));
  return { effects, chiSquare: Math.max(0, product(solve(afterNuisance('variability')), left)) };

  /** The part of a matrix that belongs to the tested columns without what they share with the nuisance columns. */
  function afterNuisance(of: MatrixName): Float64Array {
    const withNuisance = (column: number) => select(sums, of, [column], nuisance);
    const shared = solved.map((own) => nuisance.map((column) => product(withNuisance(column), own)));
    return Float64Array.from(
      tested.flatMap((one, i) =>
        tested.map(
          (other, j) =>
            entryOf(sums, of, one, other) -
            product(withNuisance(one), solved[j] ?? []) -
            product(withNuisance(other), solved[i] ?? []) +
            product(solved[i] ?? [], shared[j] ?? []),
        ),
      ),
    );
  }
}

const select = (
  sums: ResidualSums,
  of: MatrixName,
  rows: readonly number[],
  columns: readonly number[],
): Float64Array =>
  Float64Array.from(rows.flatMap((row) => columns.map((column) => entryOf(sums, of, row, column))));

/**
 * Tests whether two statements of a block are ranked next to each other (both in the upper or both in the lower half) more often than the
 * model expects (methods 1.7): chi-square of the three splits into pairs with 2 degrees of freedom. It is conservative, because the
 * parameters were fitted to the same rankings. The effect is the largest excess as a share of people; `pair` is the split with this excess.
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
  const chiSquare = Math.max(0, product(rest, solveCholesky(cholesky(own, size), rest)));
  const most = Math.max(...residual);
  return { effect: most / people, p: tailOfTwo(chiSquare), pair: residual.indexOf(most) };
}

/** The upper tail probability of chi-square with 2 degrees of freedom. */
const tailOfTwo = (chiSquare: number) => Math.exp(-chiSquare / 2);

const entryOf = (sums: ResidualSums, of: MatrixName, row: number, column: number) =>
  sums[of][row * sums.size + column] ?? 0;

function withRidge(matrix: Float64Array, size: number): Float64Array {
  return matrix.map((entry, at) => (Math.floor(at / size) === at % size ? entry + ridge : entry));
}

const product = (left: ArrayLike<number>, right: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
};
