import type { ReleaseCell } from './build.ts';

/** Who reads a release of their account. */
export interface ReleaseReader {
  /** Local administrators and everybody above. */
  readonly seesAllGroups: boolean;
  /** Teams a supervisor leads, as category keys of the cut 'team'. */
  readonly ledTeams: readonly string[];
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
