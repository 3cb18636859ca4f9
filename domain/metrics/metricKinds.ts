import type { QuestionKind } from '../questions/questionBlock.ts';

/** Forms of the personal metrics: `s` for self-assessments, `r` for raters of another person, `h` for applicants. */
export const metricKinds = ['s', 'r', 'h'] as const satisfies readonly QuestionKind[];
export type MetricKind = (typeof metricKinds)[number];
