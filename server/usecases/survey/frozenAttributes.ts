import type { Belonging, Invitee } from '../../store/campaigns/audienceMembers.ts';
import type { Attributes } from '../../store/survey/participations.ts';

/** A team by its number and the name it had on the day: both stay what they were when it is renamed later. */
const teamKey = (team: { readonly team_id: number; readonly name: string }): string =>
  `${team.team_id}:${team.name}`;

/** The number in a key that `teamKey` made; null for anything else, such as people without a team. */
export function teamIdOf(key: string): number | null {
  const [digits] = /^\d+(?=:)/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** What a group is called: a team by its name of that day, anything else as it is. */
export const teamNameOf = (key: string): string => key.replace(/^\d+:/, '');

/**
 * What results may later be divided by, as it is on the day somebody is invited: moves, corrections and new
 * teams act on the next campaign (R5). Only what the campaign will be divided by is taken down at all.
 */
export function frozenAttributes(
  person: Invitee,
  earliestTeam: Belonging | undefined,
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
