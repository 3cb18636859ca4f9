import type { RedactionDirectory } from './createRedactor.ts';
import { foldWord, splitWords } from './foldWord.ts';

/** The data of an account member that could identify them in a comment. */
export interface IdentifiableMember {
  /** The person's names in the order in which they are written. */
  readonly names: readonly string[];
  readonly contacts: readonly string[];
  readonly identifiers: readonly string[];
  /** The values of department, location and level, by attribute name. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Collects what could identify people in the comments of an account: all names, employee IDs and addresses, and the attributes and teams
 * that fewer than `k` people share. `teams` includes the number of members of each team.
 */
export function buildRedactionDirectory(
  members: readonly IdentifiableMember[],
  teams: readonly { readonly name: string; readonly members: number }[],
  k: number,
): RedactionDirectory {
  const attributes = new Set(members.flatMap((member) => Object.keys(member.attributes)));
  return {
    people: members,
    ids: members.flatMap(idsOf),
    labels: [
      ...[...attributes].flatMap((name) =>
        rareValues(
          members.flatMap((member) => member.attributes[name] ?? []),
          k,
        ),
      ),
      ...teams.filter((team) => team.members < k).map(({ name }) => name),
    ],
  };
}

/**
 * The local part of an email address counts as an id if it contains one of the person's names or a character other than a
 * letter: `nlindqvist@` and `n.l@` do, `support@` does not.
 */
function idsOf({ names, contacts, identifiers }: IdentifiableMember): readonly string[] {
  const parts = names.flatMap((name) => splitWords(name).map(({ text }) => foldWord(text)));
  const locals = contacts.map((address) =>
    foldWord(address.slice(0, Math.max(0, address.indexOf('@'))).replace(/\+.*/, '')),
  );
  const isPersonal = (local: string) =>
    parts.some((part) => part.length > 2 && local.includes(part)) || /[^a-z]/.test(local);
  return [...identifiers, ...locals.filter((local) => local.length > 2 && isPersonal(local))];
}

function rareValues(values: readonly string[], k: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count < k).map(([value]) => value);
}
