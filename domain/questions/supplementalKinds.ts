/**
 * The kinds of custom questions.
 * - `rating`: a scale whose two ends have labels
 * - `likert`: agreement with a statement, in 5 or 7 steps
 * - `enps`: how likely someone is to recommend the employer, from 0 to 10
 * - `choice`: one option of a list
 * - `multiple`: any number of options of a list
 * - `text`: free text
 */
export const supplementalKinds = ['rating', 'likert', 'enps', 'choice', 'multiple', 'text'] as const;
export type SupplementalKind = (typeof supplementalKinds)[number];
