import type { QuestionKind } from '../questions/block.ts';

/** The forms of the personal metrics: about oneself, by raters about a target, and of an applicant. */
export const metricKinds = ['s', 'r', 'h'] as const satisfies readonly QuestionKind[];
export type MetricKind = (typeof metricKinds)[number];
