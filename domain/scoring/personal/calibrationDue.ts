/** Finished forms of one version that trigger a calibration (methods 1.3). */
export const CALIBRATION_THRESHOLDS = { first: 300, final: 1_000 } as const;

/**
 * The calibration that a form version needs: the first at 300 finished forms, the final one at 1,000; null if none is due. `calibrated`
 * lists the n of this form version's norm versions.
 */
export function calibrationDue(finished: number, calibrated: readonly number[]): 'first' | 'final' | null {
  const reached = Math.max(0, ...calibrated);
  if (finished >= CALIBRATION_THRESHOLDS.final)
    return reached < CALIBRATION_THRESHOLDS.final ? 'final' : null;
  return finished >= CALIBRATION_THRESHOLDS.first && reached < CALIBRATION_THRESHOLDS.first ? 'first' : null;
}
