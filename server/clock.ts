/** The source of the current time. Rules take `now` as an argument; only the outer layers hold a clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Returns today's date in UTC, `YYYY-MM-DD`, stored where an exact time would reveal too much. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
