/** How the answers of somebody who rates, or answers about themselves, are shown (anonymity 1). */
export const promises = ['group', 'manager', 'managers', 'self', 'applicant'] as const;

export type AnswerPromise = (typeof promises)[number];

/** Everybody of whom an assessment of the personal metrics is asked. */
export type PromiseContext = 'self' | 'manager' | 'peer' | 'direct_report' | 'other' | 'applicant';

/**
 * What a respondent is promised before the first question. Managers are outside the groups that are merged: the only
 * one of a target is told that the answers are shown as such. `managers` are those asked about this target.
 */
export function promiseOf(relationship: PromiseContext, managers: number): AnswerPromise {
  if (relationship === 'self' || relationship === 'applicant') return relationship;
  if (relationship !== 'manager') return 'group';
  return managers > 1 ? 'managers' : 'manager';
}

/** The fewest people behind a number that is shown; 1 where somebody answers for themselves or as a manager. */
export function fewestBehind(promise: AnswerPromise): number {
  return promise === 'group' ? 3 : 1;
}
