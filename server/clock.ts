/** Where the time comes from. Rules take `now` as an argument; only the edges hold a clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Today's calendar date in UTC, `YYYY-MM-DD`: what is stored where a finer time would say too much. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
