export interface WaitLength {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** How a wait is said: rounded up, so that whoever waits so long is not told to wait again. */
export function waitLength(seconds: number): WaitLength {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return { unit: 'seconds', count: whole };
  if (whole <= 90 * 60) return { unit: 'minutes', count: Math.ceil(whole / 60) };
  return { unit: 'hours', count: Math.ceil(whole / 3_600) };
}
