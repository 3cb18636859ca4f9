import type { Directory } from './createRedactor.ts';
import { foldText, wordsOf } from './foldText.ts';

/** The data of an account member that could identify them in a comment. */
export interface Member {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly external_id: string | null;
  readonly department: string | null;
  readonly location: string | null;
  readonly level: string | null;
}

/**
 * Collects what could identify people in an account's comments: everyone's names and ids, and the departments, locations, levels and teams
 * with fewer than `k` people. `teams` gives the size of each team.
 */
export function directoryOf(
  members: readonly Member[],
  teams: readonly { readonly name: string; readonly members: number }[],
  k: number,
): Directory {
  return {
    people: members,
    ids: members.flatMap(idsOf),
    labels: [
      ...(['department', 'location', 'level'] as const).flatMap((cut) =>
        rare(
          members.flatMap((member) => member[cut] ?? []),
          k,
        ),
      ),
      ...teams.filter((team) => team.members < k).map(({ name }) => name),
    ],
  };
}

/**
 * The local part of an email address counts as an id if it contains the person's name or a character other than a letter: `nlindqvist@` and
 * `n.l@` do, `support@` does not.
 */
function idsOf({ first_name, last_name, email, external_id }: Member): readonly string[] {
  const before = foldText(email.slice(0, Math.max(0, email.indexOf('@'))).replace(/\+.*/, ''));
  const names = [first_name, last_name].flatMap((name) => wordsOf(name).map(({ text }) => foldText(text)));
  const isOwn = names.some((name) => name.length > 2 && before.includes(name));
  const isCode = /[^a-z]/.test(before);
  return [...(external_id ? [external_id] : []), ...(before.length > 2 && (isOwn || isCode) ? [before] : [])];
}

function rare(values: readonly string[], k: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count < k).map(([value]) => value);
}
