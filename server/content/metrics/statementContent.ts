import type { Metric } from '../../../domain/metrics/metrics.ts';

type Code = `${Metric}_${number}`;

/**
 * One behavior in the wording of its three forms: about oneself, about `{targetFirstName}`, and for applicants. A
 * reverse-worded statement (`key` -1) requires separate wording for applicants, who see no reverse-worded statements;
 * for others it is optional. Codes are permanent.
 */
export type StatementContent = { readonly code: Code; readonly self: string; readonly rater: string } & (
  | { readonly key: 1; readonly applicant?: string }
  | { readonly key: -1; readonly applicant: string }
);

/** The codes of four statements, each about a different metric. */
export type BlockContent = readonly [Code, Code, Code, Code];
