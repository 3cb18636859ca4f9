/** Finished forms of one version that a calibration waits for (methods 1.3). */
export const CALIBRATION_AT = { first: 300, final: 1_000 } as const;

/**
 * Which calibration of a form version is due: the first at 300 finished forms, the final one at 1,000; null when
 * there is nothing to do. `calibrated` lists the n of the norm versions this form version has already.
 */
export function calibrationDue(finished: number, calibrated: readonly number[]): 'first' | 'final' | null {
  const reached = Math.max(0, ...calibrated);
  if (finished >= CALIBRATION_AT.final) return reached < CALIBRATION_AT.final ? 'final' : null;
  return finished >= CALIBRATION_AT.first && reached < CALIBRATION_AT.first ? 'first' : null;
}
