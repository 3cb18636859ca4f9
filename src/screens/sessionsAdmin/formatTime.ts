/** An instant as a clock in the zone shows it, the zone named behind. */
export function whenIn(instant: Date, zone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(instant);
}

export function timeIn(instant: Date, zone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
    instant,
  );
}

/** The zone of the reader's own clock. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
