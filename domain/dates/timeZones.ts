/** The zone in which a day ends last on earth: 12 hours after its end in UTC. */
export const lastTimeZone = 'Etc/GMT+12';

/** The zone in which a day begins first on earth: 14 hours before it does in UTC. */
export const firstTimeZone = 'Etc/GMT-14';

/** The longest IANA name that is accepted. */
export const maxTimeZoneLength = 64;

/** Names that were looked up, with the runtime's name for them; null if there is no such zone. */
const knownNames = new Map<string, string | null>();
const maxKnownNames = 2_000;

/** Returns the runtime's name of an IANA time zone, so that a zone written in several ways is one zone; null if it is unknown. */
export function canonicalTimeZone(name: string): string | null {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  const canonical = lookUpTimeZone(name);
  // Names come from requests, so they must not fill the memory.
  if (knownNames.size >= maxKnownNames) knownNames.clear();
  knownNames.set(name, canonical);
  return canonical;
}

function lookUpTimeZone(name: string): string | null {
  if (name.length > maxTimeZoneLength || !/^[A-Za-z_]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns the first of these zones that exists; UTC if none does. */
export function selectTimeZone(...names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const zone = name ? canonicalTimeZone(name) : null;
    if (zone !== null) return zone;
  }
  return 'UTC';
}
