import type { Metric } from '../../../domain/metrics/metrics.ts';

type Code = `${Metric}_${number}`;

/**
 * One behaviour in the words of its three forms: said of oneself, of `{targetFirstName}`, and by an applicant. A
 * statement worded in reverse (`key` -1) has a wording of its own for applicants, who read none in reverse; any other
 * says the same to them as to everybody, unless it says otherwise. Codes are permanent.
 */
export type StatementContent = { readonly code: Code; readonly self: string; readonly rater: string } & (
  | { readonly key: 1; readonly applicant?: string }
  | { readonly key: -1; readonly applicant: string }
);

/** The codes of four statements, each about another metric. */
export type BlockContent = readonly [Code, Code, Code, Code];
