import type { QuestionKind } from '../questions/questionBlock.ts';

/** Forms of the personal metrics: self-assessment, raters about a target, and applicants. */
export const metricKinds = ['s', 'r', 'h'] as const satisfies readonly QuestionKind[];
export type MetricKind = (typeof metricKinds)[number];
