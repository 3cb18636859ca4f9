const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Milliseconds since 1970 of a date or a date with a time as databases and JSON write them; without a zone
 * it is read as UTC, so that every machine reads the same. Null where the text is no such moment.
 */
export function instantOf(text: string): number | null {
  const [, day, time = '00:00:00', zone = 'Z'] = shape.exec(text.trim()) ?? [];
  if (day === undefined) return null;
  const instant = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2}):?(\d{2})?$/, withMinutes)}`);
  return Number.isNaN(instant) ? null : instant;
}

function withMinutes(_zone: string, hours: string, minutes = '00'): string {
  return `${hours}:${minutes}`;
}
