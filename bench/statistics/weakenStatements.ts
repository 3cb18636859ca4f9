import type { Design } from '../scoringForms.ts';

/** Returns the design with statements that discriminate half as much. */
export const weakenStatements = ({ questions, truth }: Design): Design => ({
  questions,
  truth: Object.fromEntries(Object.entries(truth).map(([id, one]) => [id, { ...one, a: one.a / 2 }])),
});
