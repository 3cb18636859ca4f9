/**
 * Below this, answers are too inconsistent to profile (methods 1.3): 99 in 100 random clickers stay below it, and
 * 95 in 100 who mean what they say reach .16.
 */
export const LEAST_CONSISTENCY = 0.09;

/** All orders of one question's four statements. */
const ORDERS = 24;

/**
 * Consistency index (methods 1.3): 1 + logLik(mode) / (Q ln 24). 1 means the profile foretells every ranking, 0 that
 * it does no better than chance. Null when nothing was answered.
 */
export function consistencyIndex(logLikelihood: number, questions: number): number | null {
  return questions === 0 ? null : 1 + logLikelihood / (questions * Math.log(ORDERS));
}

/** Whether answers are consistent enough for a profile, for norms and for the means of a 360 (methods 1.3). */
export function isConsistent(index: number | null): boolean {
  return index !== null && index >= LEAST_CONSISTENCY;
}
