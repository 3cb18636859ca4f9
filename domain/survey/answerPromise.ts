/** How the answers of raters and self-assessments are shown (anonymity 1). */
export const answerPromises = ['group', 'manager', 'managers', 'self', 'applicant'] as const;

export type AnswerPromise = (typeof answerPromises)[number];

/** Every kind of respondent to the personal metrics. */
export type RespondentRelationship = 'self' | 'manager' | 'peer' | 'direct_report' | 'other' | 'applicant';

/**
 * Returns how answers will be shown, as announced to the respondent before the first question. Managers are not merged into groups: a
 * target's only manager is told that the answers are attributed to the manager. `managers` is the number of managers who rate this target.
 */
export function answerPromise(relationship: RespondentRelationship, managers: number): AnswerPromise {
  if (relationship === 'self' || relationship === 'applicant') return relationship;
  if (relationship !== 'manager') return 'group';
  return managers > 1 ? 'managers' : 'manager';
}

/** Minimum number of people behind a displayed number; 1 for self-assessments and managers. */
export function minPeopleBehind(promise: AnswerPromise): number {
  return promise === 'group' ? 3 : 1;
}
