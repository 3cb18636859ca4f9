import type { ReleaseCell } from './buildRelease.ts';

/** Someone who reads a release of their own account. */
export interface ReleaseReader {
  /** Local administrators and higher roles. */
  readonly seesAllGroups: boolean;
  /** Teams that a supervisor leads, as category keys of the cut 'team'. */
  readonly ledTeams: readonly string[];
}

/** The audience of a campaign: everyone, or only these teams and people. */
export interface CampaignAudience {
  readonly forEverybody: boolean;
  readonly teamIds: readonly number[];
  readonly userIds: readonly number[];
}

/** API value for a campaign whose audience is everyone. */
export const everyoneAudience = 'everybody';

/**
 * Whether a team lead sees the overall result and the participation of a campaign. If not everyone was invited, it is the result of the
 * invited people: visible only if these are complete teams of the lead.
 */
export function canLeadSeeOverall(
  { forEverybody, teamIds, userIds }: CampaignAudience,
  ledTeamIds: readonly number[],
): boolean {
  if (forEverybody) return true;
  return userIds.length === 0 && teamIds.length > 0 && teamIds.every((id) => ledTeamIds.includes(id));
}

type CellLocation = Pick<ReleaseCell, 'dim' | 'members'>;

/**
 * The published cells that a reader may see: administrators see all; supervisors see the overall result and the 'team' cells that contain
 * one of their teams. A merged cell keeps all its members, so it is labeled completely.
 */
export function visibleCells<C extends CellLocation>(
  cells: readonly C[],
  reader: ReleaseReader,
): readonly C[] {
  if (reader.seesAllGroups) return cells;
  return cells.filter(
    ({ dim, members }) =>
      dim === 'overall' || (dim === 'team' && members.some((member) => reader.ledTeams.includes(member))),
  );
}
