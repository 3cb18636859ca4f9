import { type MetricKind, metricKinds } from '../../../domain/metrics/metricKinds.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import type { BlockStatement } from '../../../domain/questions/questionBlock.ts';
import { blocks } from './blocks.ts';
import type { BlockContent, StatementContent } from './statementContent.ts';
import { statements } from './statements.ts';

/** The instruction above the four statements; the screen itself explains how to rank. */
export const instructions = {
  s: 'Which of these is most like you at work?',
  r: 'Which of these is most like {targetFirstName} at work?',
  h: 'Which of these describes you most at work?',
} as const satisfies Readonly<Record<MetricKind, string>>;

/** One block in the wording of one form. */
export interface MetricQuestion {
  readonly kind: MetricKind;
  readonly code: string;
  readonly text: string;
  readonly statements: readonly BlockStatement[];
  /** One-based position within the form. */
  readonly position: number;
}

type Worded = StatementContent & { readonly metric: Metric };

const byCode = new Map<string, Worded>(
  metrics.flatMap((metric) => statements[metric].map((one) => [one.code, { ...one, metric }] as const)),
);

/** All blocks in all forms: 36 questions each, with the same four metrics in all three forms. */
export const metricQuestions: readonly MetricQuestion[] = metricKinds.flatMap((kind) =>
  blocks.map((block, at) => questionOf(kind, block, at + 1)),
);

function questionOf(kind: MetricKind, block: BlockContent, index: number): MetricQuestion {
  const worded = block.flatMap((code) => byCode.get(code) ?? []);
  return {
    kind,
    code: `${kind}_${String(index).padStart(2, '0')}`,
    text: instructions[kind],
    statements: worded.map((one, at) => ({ id: at + 1, metric: one.metric, ...wordingIn(kind, one) })),
    position: index,
  };
}

function wordingIn(
  kind: MetricKind,
  { key, self, rater, applicant }: Worded,
): Pick<BlockStatement, 'text' | 'key'> {
  if (kind === 's') return { text: self, key };
  if (kind === 'r') return { text: rater, key };
  return { text: applicant ?? self, key: 1 };
}
