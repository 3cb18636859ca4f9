/**
 * The answer types of custom questions. `rating`: a scale with two labeled ends; `likert`: agreement with a statement in 5 or 7 steps;
 * `enps`: the likelihood to recommend the employer, from 0 to 10; `choice`: one of several options; `multiple`: any of several options;
 * `text`: free text.
 */
export const supplementalKinds = ['rating', 'likert', 'enps', 'choice', 'multiple', 'text'] as const;
export type SupplementalKind = (typeof supplementalKinds)[number];
