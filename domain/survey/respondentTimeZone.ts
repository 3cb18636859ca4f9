import { selectTimeZone } from '../dates/timeZones.ts';

interface KnownTimeZones {
  /** Of the person's profile; null if it has none. */
  readonly person: string | null;
  /** As the person's browser states it; null if it doesn't. */
  readonly browser: string | null;
  /** Of the account; null if it has none. */
  readonly account: string | null;
}

/** Returns the zone in which a person's days end: that of their profile, otherwise that of their browser, otherwise that of the account. */
export const respondentTimeZone = ({ person, browser, account }: KnownTimeZones): string =>
  selectTimeZone(person, browser, account);
