/** A person to invite, as read from a pasted line. */
export interface PastedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export interface PastedPeople {
  readonly people: readonly PastedPerson[];
  /** Lines without a plausible email address. */
  readonly unrecognized: readonly string[];
}

const address = /[^\s<>,;"'()]+@[^\s<>,;"'()]+\.[^\s<>,;"'().]{2,}/;

/**
 * Parses pasted people, separated by line breaks or semicolons: "Ada Lovelace <ada@example.com>", "Ada, Lovelace, ada@example.com" or just
 * an address. Addresses are converted to lower case; the first line with an address counts.
 */
export function readPastedPeople(text: string): PastedPeople {
  const people = new Map<string, PastedPerson>();
  const unrecognized: string[] = [];
  const lines = text.split(/[\n;]+/).map((line) => line.trim());
  for (const line of lines.filter((one) => one !== '')) {
    const email = address.exec(line)?.[0]?.toLowerCase();
    if (!email) {
      unrecognized.push(line);
      continue;
    }
    if (!people.has(email)) people.set(email, { ...nameIn(line.replace(address, ' ')), email });
  }
  return { people: [...people.values()], unrecognized: unrecognized };
}

/** First and last name, split at a comma or tab, otherwise after the first word. */
function nameIn(rest: string): Pick<PastedPerson, 'first_name' | 'last_name'> {
  const text = rest.replace(/[<>"()]/g, ' ');
  const parts = text
    .split(/[,\t]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  if (parts.length > 1) return { first_name: parts[0] ?? '', last_name: parts[1] ?? '' };
  const [first = '', ...others] = (parts[0] ?? '').split(' ');
  return { first_name: first, last_name: others.join(' ') };
}
