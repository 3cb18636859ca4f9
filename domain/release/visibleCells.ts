import type { ReleaseCell } from './build.ts';

/** Who reads a release of their account. */
export interface ReleaseReader {
  /** Local administrators and everybody above. */
  readonly seesAllGroups: boolean;
  /** Teams a supervisor leads, as category keys of the cut 'team'. */
  readonly ledTeams: readonly string[];
}

/** Whom a campaign was for: everybody, or only these teams and people. */
export interface CampaignAudience {
  readonly forEverybody: boolean;
  readonly teamIds: readonly number[];
  readonly userIds: readonly number[];
}

/** How the wire names a campaign for everybody. */
export const wholeCompany = 'everybody';

/**
 * Whether a team lead sees what is published of all respondents of a campaign together, and how many took part. Where
 * not everybody was asked that is the result of those who were: hidden unless they are whole teams of the lead.
 */
export function leadSeesWhole(
  { forEverybody, teamIds, userIds }: CampaignAudience,
  ledTeamIds: readonly number[],
): boolean {
  if (forEverybody) return true;
  return userIds.length === 0 && teamIds.length > 0 && teamIds.every((id) => ledTeamIds.includes(id));
}

type Placed = Pick<ReleaseCell, 'dim' | 'members'>;

/**
 * The published cells a reader may see: administrators all; a supervisor the overall and the 'team' cells that hold one
 * of their teams. A merged cell counts and keeps all its members, so that it is named as what it is.
 */
export function visibleCells<C extends Placed>(cells: readonly C[], reader: ReleaseReader): readonly C[] {
  if (reader.seesAllGroups) return cells;
  return cells.filter(
    ({ dim, members }) =>
      dim === 'overall' || (dim === 'team' && members.some((member) => reader.ledTeams.includes(member))),
  );
}
