/** Returns the IANA name of the browser's time zone, which decides when a person's days end if their profile has none. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
