import { metrics } from '../metrics/metrics.ts';
import type { FieldProblem } from '../refusal.ts';
import type { Wording } from './wording.ts';
import { statementPartName, wordingProblems } from './wordingProblems.ts';

/** The form a question belongs to: `m` is the culture benchmark; `s` self, `r` rater and `h` applicant belong to the personal metrics. */
export const questionForms = ['m', 's', 'r', 'h'] as const;
export type QuestionKind = (typeof questionForms)[number];

/**
 * One of a question's four statements. `id` is permanent and does not reveal the key. In the benchmark all four refer to the question's
 * element and `key` (0 to 3) says how inclusive each is; in the personal metrics each refers to its own `metric` and `key` is 1, or -1 for
 * a reversed wording (methods 1 and 2.1).
 */
export interface BlockStatement {
  readonly id: number;
  readonly text: string;
  readonly key: number;
  readonly metric: string | null;
}

export interface QuestionBlock {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly statements: readonly BlockStatement[];
}

export const statementsPerBlock = 4;
export const highestKey = 3;

/** Returns the texts of a block by part name, for translation and comparison. */
export const blockWording = ({ text, statements }: Omit<QuestionBlock, 'kind'>): Wording => [
  { part: 'text', text },
  ...statements.map((statement) => ({ part: statementPartName(statement.id), text: statement.text })),
];

/**
 * Validates a block: its texts (`wordingProblems`), four distinct statements and their keys. Benchmark keys are 0 to 3 and not all equal,
 * because equal keys cannot score an order. In the personal metrics the statements refer to four different known metrics, and none is
 * reversed in the applicant form.
 */
export function validateBlock(block: QuestionBlock): readonly FieldProblem[] {
  const { statements } = block;
  const ids = new Set(statements.map(({ id }) => id));
  if (statements.length !== statementsPerBlock || ids.size !== statementsPerBlock) {
    return [{ field: 'options', problem: 'fourStatements' }];
  }
  const keys = block.kind === 'm' ? benchmarkKeys(statements) : metricKeys(block.kind, statements);
  return [...wordingProblems(blockWording(block)), ...keys];
}

function benchmarkKeys(statements: readonly BlockStatement[]): readonly FieldProblem[] {
  const outOfRange = statements.filter(({ key }) => !Number.isInteger(key) || key < 0 || key > highestKey);
  const withMetric = statements.filter(({ metric }) => metric !== null);
  const isFlat = new Set(statements.map(({ key }) => key)).size === 1;
  return [
    ...outOfRange.map(({ id }) => ({ field: `key_${id}`, problem: 'key' })),
    ...withMetric.map(({ id }) => ({ field: `metric_${id}`, problem: 'oneElement' })),
    ...(isFlat ? [{ field: 'options', problem: 'sameKeys' }] : []),
  ];
}

function metricKeys(kind: QuestionKind, statements: readonly BlockStatement[]): readonly FieldProblem[] {
  const repeated = statements.filter(
    ({ metric }, at) => metric !== null && statements.findIndex((other) => other.metric === metric) < at,
  );
  const known: readonly (string | null)[] = [...metrics, null, ''];
  const hasUnknownMetric = ({ metric }: BlockStatement) => !known.includes(metric);
  const isWrong = ({ key }: BlockStatement) => key !== 1 && key !== -1;
  return [
    ...statements
      .filter(({ metric }) => metric === null || metric === '')
      .map(({ id }) => ({ field: `metric_${id}`, problem: 'required' })),
    ...statements.filter(hasUnknownMetric).map(({ id }) => ({ field: `metric_${id}`, problem: 'unknown' })),
    ...repeated.map(({ id }) => ({ field: `metric_${id}`, problem: 'metricTwice' })),
    ...statements.filter(isWrong).map(({ id }) => ({ field: `key_${id}`, problem: 'direction' })),
    ...(kind === 'h' ? statements.filter(({ key }) => key === -1) : []).map(({ id }) => ({
      field: `key_${id}`,
      problem: 'reversedForApplicants',
    })),
  ];
}

/** Warnings about a valid block: the length of a statement can reveal its key. */
export type BlockHint = 'unequalLength' | 'longestIsHighest';

const widestGap = 0.2;

/**
 * Warnings about a block: the shortest statement is more than 20% shorter than the longest; in the benchmark, the statement with the
 * highest key is by far the longest.
 */
export function blockHints({ kind, statements }: QuestionBlock): readonly BlockHint[] {
  const lengths = statements.map(({ text }) => text.trim().length);
  const longest = Math.max(...lengths);
  if (longest === 0 || Math.min(...lengths) === 0) return [];
  const hints: BlockHint[] = [];
  if (1 - Math.min(...lengths) / longest > widestGap) hints.push('unequalLength');
  if (kind !== 'm') return hints;
  const top = Math.max(...statements.map(({ key }) => key));
  const highest = statements.filter(({ key }) => key === top).map(({ text }) => text.trim().length);
  const others = statements.filter(({ key }) => key !== top).map(({ text }) => text.trim().length);
  if (others.length > 0 && Math.min(...highest) > Math.max(...others) * (1 + widestGap / 2)) {
    hints.push('longestIsHighest');
  }
  return hints;
}
