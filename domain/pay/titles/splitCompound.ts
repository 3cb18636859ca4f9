const shortestPart = 3;
const shortestCompound = 8;

/** Letters between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'es'];

/** Splits a compound word such as "softwareentwickler" into two known words; null if it isn't one. */
export function splitCompound(word: string, known: ReadonlySet<string>): readonly [string, string] | null {
  if (word.length < shortestCompound) return null;
  // A long last part is the likeliest, because it says what kind of thing the compound is.
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const last = word.slice(at);
    if (!known.has(last) && !known.has(last.replace(/in$/, ''))) continue;
    const first = word.slice(0, at);
    for (const link of links) {
      if (!first.endsWith(link)) continue;
      const part = first.slice(0, first.length - link.length);
      if (part.length >= shortestPart && known.has(part)) {
        return [part, known.has(last) ? last : last.replace(/in$/, '')];
      }
    }
  }
  return null;
}
