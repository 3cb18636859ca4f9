import { auditCells } from '../../release/auditCells.ts';
import { rankOfCells } from '../../release/rankOfCells.ts';
import { rememberBySet } from './rememberBySet.ts';

/**
 * The minimum number of unseen people in a combination of published means that contains any unseen people. Unseen people are those whose
 * profiles the reader can't see. The minimum is the same as for groups of raters.
 */
export const minUnseen = 3;

/** The people whose profiles were ever shown next to the published means of a release, as numbers from 0. */
export interface ShownProfiles {
  /** People whose profile is shown on its own, to everyone they share with. */
  readonly alone: ReadonlySet<number>;
  /** Groups that are shown as a whole, to readers every member shares with. Two groups have no people in common except those of `alone`. */
  readonly groups: readonly ReadonlySet<number>[];
}

export interface SupportAudit {
  /**
   * Whether every combination contains either no unseen people or at least `minUnseen`, whichever of the shown profiles a reader has seen.
   */
  isSafe(shown: ShownProfiles): boolean;
  /** Whether every combination contains either no people outside `known` or at least `minUnseen`. */
  isSafeFor(known: ReadonlySet<number>): boolean;
}

/** Everyone who is in one of the groups or in `alone`. */
export const everybodyShown = ({ alone, groups }: ShownProfiles): ReadonlySet<number> =>
  new Set([...alone, ...groups.flatMap((group) => [...group])]);

/**
 * The exact audit of published means next to shown profiles (R25, decision 25). `cells` are the published groups as lists of people. A is
 * their matrix, B the people shown on their own, and Q everyone in the groups shown as a whole. Readers may have seen any part of B and any
 * of the groups. With r as the rank of the columns of a set, four conditions cover all readers, also if they cooperate or read at different
 * times:
 * 1. every combination that contains people outside of B and Q contains at least `minUnseen` of them;
 * 2. r(outside Q) = r(outside B and Q): a combination that contains people outside of Q also contains some outside of B;
 * 3. r(all) - r(outside Q) is the sum of r(all) - r(outside G) over the groups G: a combination within Q is a sum of combinations within
 *    single groups, so without some of the groups, the rest is still a combination;
 * 4. r(outside B) = r(all), and every combination contains at least `minUnseen` people outside of B.
 * Results are remembered, because opening one group after the other asks about the same B and the same groups again.
 */
export function createSupportAudit(cells: readonly (readonly number[])[], people: number): SupportAudit {
  const weights = new Array<number>(people).fill(1);
  const without = (known: ReadonlySet<number>) =>
    cells.map((cell) => cell.filter((person) => !known.has(person)));
  const rankWithout = rememberBySet((known) => rankOfCells(without(known), people));
  const rank = rankOfCells(cells, people);
  const safeRankWithout = rememberBySet((known): number | null => {
    const audit = auditCells(without(known), weights, minUnseen);
    return audit.safe ? audit.rank : null;
  });

  return {
    isSafeFor: (known) => safeRankWithout(known) !== null,
    isSafe(shown) {
      const { alone, groups } = shown;
      const unseenRank = safeRankWithout(everybodyShown(shown));
      if (groups.length === 0) return unseenRank === rank;
      if (unseenRank === null) return false;
      const rankOutside = rankWithout(everybodyShown({ alone: new Set(), groups }));
      const within = groups.reduce((sum, group) => sum + rank - rankWithout(group), 0);
      return rankOutside === unseenRank && rank - rankOutside === within && safeRankWithout(alone) === rank;
    },
  };
}
