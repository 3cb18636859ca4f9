import { metrics } from '../metrics/metrics.ts';
import type { Problem } from '../refusal.ts';
import { optionPart, wordingProblems } from './checkWording.ts';
import type { Wording } from './wording.ts';

/**
 * The forms a question can belong to: `m` the culture benchmark; `s` self, `r` rater, `h` applicant of the
 * personal metrics.
 */
export const questionKinds = ['m', 's', 'r', 'h'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/**
 * One of the four statements of a question. `id` is permanent and says nothing about the key.
 * In the benchmark all four are about the question's one element, and `key` (0 to 3) says how inclusive each is;
 * in the personal metrics each is about a `metric` of its own, and `key` is 1, or -1 where it is worded in reverse
 * (methods 1 and 2.1).
 */
export interface Statement {
  readonly id: number;
  readonly text: string;
  readonly key: number;
  readonly metric: string | null;
}

export interface Block {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly statements: readonly Statement[];
}

export const statementsOfABlock = 4;
export const highestKey = 3;

/** The words of a block in parts, as they are translated and compared. */
export const blockWording = ({ text, statements }: Omit<Block, 'kind'>): Wording => [
  { part: 'text', text },
  ...statements.map((statement) => ({ part: optionPart(statement.id), text: statement.text })),
];

/**
 * Everything that is wrong with a block: its words (`checkWording.ts`) and its keys. Four statements that differ;
 * in the benchmark keys from 0 to 3 that are not all the same, or no order would mean anything; in the personal
 * metrics four different ones that there are, and nothing worded in reverse for applicants.
 */
export function blockProblems(block: Block): readonly Problem[] {
  const { statements } = block;
  const ids = new Set(statements.map(({ id }) => id));
  if (statements.length !== statementsOfABlock || ids.size !== statementsOfABlock) {
    return [{ field: 'options', problem: 'fourStatements' }];
  }
  const keys = block.kind === 'm' ? benchmarkKeys(statements) : metricKeys(block.kind, statements);
  return [...wordingProblems(blockWording(block)), ...keys];
}

function benchmarkKeys(statements: readonly Statement[]): readonly Problem[] {
  const outside = statements.filter(({ key }) => !Number.isInteger(key) || key < 0 || key > highestKey);
  const foreign = statements.filter(({ metric }) => metric !== null);
  const isFlat = new Set(statements.map(({ key }) => key)).size === 1;
  return [
    ...outside.map(({ id }) => ({ field: `key_${id}`, problem: 'key' })),
    ...foreign.map(({ id }) => ({ field: `metric_${id}`, problem: 'oneElement' })),
    ...(isFlat ? [{ field: 'options', problem: 'sameKeys' }] : []),
  ];
}

function metricKeys(kind: QuestionKind, statements: readonly Statement[]): readonly Problem[] {
  const repeated = statements.filter(
    ({ metric }, at) => metric !== null && statements.findIndex((other) => other.metric === metric) < at,
  );
  const known: readonly (string | null)[] = [...metrics, null, ''];
  const isForeign = ({ metric }: Statement) => !known.includes(metric);
  const isWrong = ({ key }: Statement) => key !== 1 && key !== -1;
  return [
    ...statements
      .filter(({ metric }) => metric === null || metric === '')
      .map(({ id }) => ({ field: `metric_${id}`, problem: 'required' })),
    ...statements.filter(isForeign).map(({ id }) => ({ field: `metric_${id}`, problem: 'unknown' })),
    ...repeated.map(({ id }) => ({ field: `metric_${id}`, problem: 'metricTwice' })),
    ...statements.filter(isWrong).map(({ id }) => ({ field: `key_${id}`, problem: 'direction' })),
    ...(kind === 'h' ? statements.filter(({ key }) => key === -1) : []).map(({ id }) => ({
      field: `key_${id}`,
      problem: 'reversedForApplicants',
    })),
  ];
}

/** What is allowed and yet worth a second look: a statement can give itself away by its length. */
export type BlockHint = 'unequalLength' | 'longestIsHighest';

const widestGap = 0.2;

/** Hints about a block: the shortest more than 20 % behind the longest; in the benchmark the highest key the longest by far. */
export function blockHints({ kind, statements }: Block): readonly BlockHint[] {
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
