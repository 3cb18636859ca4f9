import { tzlib_get_ical_block } from 'timezones-ical-library';

interface ZoneDefinition {
  /** The name by which the definition is referred to; another one for a zone that was renamed. */
  readonly name: string;
  /** The VTIMEZONE component. */
  readonly definition: string;
}

const known = new Map<string, ZoneDefinition | null>();

/** Returns the definition of an IANA time zone for calendars; null for a zone that the library doesn't know. */
export function findZoneDefinition(zone: string): ZoneDefinition | null {
  const found = known.get(zone);
  if (found !== undefined) return found;
  const [definition, parameter] = tzlib_get_ical_block(zone);
  const made = definition && parameter ? { definition, name: parameter.replace(/^TZID=/, '') } : null;
  known.set(zone, made);
  return made;
}
