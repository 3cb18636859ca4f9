/** Minimum consistency for a profile (methods 1.3): 99 of 100 random respondents stay below it, and 95 of 100 sincere ones reach .16. */
export const LEAST_CONSISTENCY = 0.09;

/** Number of orders of a question's four statements. */
const ORDERS = 24;

/**
 * Consistency index (methods 1.3): 1 + logLik(mode) / (Q ln 24). 1 means that the profile predicts every ranking, 0 that it is no better
 * than chance. Null if nothing was answered.
 */
export function consistencyIndex(logLikelihood: number, questions: number): number | null {
  return questions === 0 ? null : 1 + logLikelihood / (questions * Math.log(ORDERS));
}

/** Whether answers are consistent enough for profiles, norms and 360 means (methods 1.3). */
export function isConsistent(index: number | null): boolean {
  return index !== null && index >= LEAST_CONSISTENCY;
}
