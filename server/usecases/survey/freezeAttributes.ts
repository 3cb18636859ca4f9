import type { AccountMembership, Invitee } from '../../store/campaigns/audienceMembers.ts';
import type { ParticipantAttributes } from '../../store/survey/participations.ts';

/**
 * Returns the key of a team. It contains the team's current name, so that a later rename doesn't affect the
 * campaign.
 */
const teamKey = (team: { readonly team_id: number; readonly name: string }): string =>
  `${team.team_id}:${team.name}`;

/**
 * Returns the team id in a key created by `teamKey`; null for any other key, such as that of people without a
 * team.
 */
export function teamIdFromKey(key: string): number | null {
  const [digits] = /^\d+(?=:)/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Returns the displayed name of a group: the stored name in a team key, otherwise the key itself. */
export const teamNameFromKey = (key: string): string => key.replace(/^\d+:/, '');

/** Returns the group of a year of birth, such as `1980s`. */
export const decadeOf = (birthYear: number): string => `${Math.floor(birthYear / 10) * 10}s`;

/**
 * Returns a person's attributes at the time of the invitation, limited to the dimensions in `cuts`. Later changes
 * affect only later campaigns (R5).
 */
export function freezeAttributes(
  person: Invitee,
  earliestTeam: AccountMembership | undefined,
  cuts: readonly string[],
): ParticipantAttributes {
  const all: ParticipantAttributes = {
    race: person.race,
    gender: person.gender,
    decade: person.birth_year === null ? null : decadeOf(person.birth_year),
    department: person.department,
    location: person.location,
    level: person.level,
    team: earliestTeam ? teamKey(earliestTeam) : null,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => cuts.includes(name)));
}
