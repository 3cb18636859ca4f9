import type { Design } from '../scoringForms.ts';

/** Every statement discriminates half as much as in `design`. */
export const weakenStatements = ({ questions, truth }: Design): Design => ({
  questions,
  truth: Object.fromEntries(Object.entries(truth).map(([id, one]) => [id, { ...one, a: one.a / 2 }])),
});
