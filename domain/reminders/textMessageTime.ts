import { localTimeOf } from './workingTime.ts';

/** Local hours in which text messages are sent, end exclusive, because they may wake someone. */
const hours = { from: '09:00', until: '20:00' };
const stepMs = 15 * 60_000;
const stepsOfTwoDays = 192;

/** Returns the instant itself if text messages may be sent then in a time zone; otherwise the next such instant, to the quarter hour. */
export function nextTextMessageTime(instant: Date, timeZone: string | null): Date {
  if (isAllowed(instant, timeZone)) return instant;
  const first = Math.ceil(instant.getTime() / stepMs) * stepMs;
  for (let step = 0; step < stepsOfTwoDays; step += 1) {
    const at = new Date(first + step * stepMs);
    if (isAllowed(at, timeZone)) return at;
  }
  return instant;
}

function isAllowed(instant: Date, timeZone: string | null): boolean {
  const { time } = localTimeOf(instant, timeZone);
  return time >= hours.from && time < hours.until;
}
