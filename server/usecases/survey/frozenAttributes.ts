import type { AccountMembership, Invitee } from '../../store/campaigns/audienceMembers.ts';
import type { Attributes } from '../../store/survey/participations.ts';

/** A team's id and its name on that day, which a later rename doesn't change. */
const teamKey = (team: { readonly team_id: number; readonly name: string }): string =>
  `${team.team_id}:${team.name}`;

/** The team id in a key made by `teamKey`; null for any other key, such as people without a team. */
export function teamIdOf(key: string): number | null {
  const [digits] = /^\d+(?=:)/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The displayed name of a group: a team's name of that day, otherwise the key itself. */
export const teamNameOf = (key: string): string => key.replace(/^\d+:/, '');

/**
 * A person's attributes on the day of the invitation: later moves, corrections and new teams affect the next campaign (R5).
 * Stores only the dimensions the campaign reports.
 */
export function frozenAttributes(
  person: Invitee,
  earliestTeam: AccountMembership | undefined,
  cuts: readonly string[],
): Attributes {
  const all: Attributes = {
    race: person.race,
    gender: person.gender,
    decade: person.birth_year === null ? null : `${Math.floor(person.birth_year / 10) * 10}s`,
    department: person.department,
    location: person.location,
    level: person.level,
    team: earliestTeam ? teamKey(earliestTeam) : null,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => cuts.includes(name)));
}
