const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Parses a date, with or without a time, as written in databases and JSON, into milliseconds since 1970; without a zone it is UTC. Null for
 * any other text.
 */
export function parseInstant(text: string): number | null {
  const [, day, time = '00:00:00', zone = 'Z'] = shape.exec(text.trim()) ?? [];
  if (day === undefined) return null;
  const instant = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2}):?(\d{2})?$/, withMinutes)}`);
  return Number.isNaN(instant) ? null : instant;
}

function withMinutes(_zone: string, hours: string, minutes = '00'): string {
  return `${hours}:${minutes}`;
}
