import { auditCells } from '../../release/auditCells.ts';
import { rankOfCells } from '../../release/rankOfCells.ts';

/**
 * The fewest people whose profiles a reader can't see in any combination of published means that contains such people; the same minimum
 * as for groups of raters.
 */
export const minUnseen = 3;

/** Whose profiles have ever been shown next to the published means of a release; people are numbers from 0. */
export interface ShownProfiles {
  /** People who are shown on their own, to whoever they share with. */
  readonly alone: ReadonlySet<number>;
  /** Groups that are shown as a whole, to readers with whom every member shares. They have only people of `alone` in common. */
  readonly groups: readonly ReadonlySet<number>[];
}

export interface SupportAudit {
  /** Whether combinations leave each reader none or at least `minUnseen` people unseen, whatever part of the shown profiles they saw. */
  isSafe(shown: ShownProfiles): boolean;
  /** Whether combinations contain none or at least `minUnseen` people outside `known`. */
  isSafeFor(known: ReadonlySet<number>): boolean;
}

/** Everybody who is in one of these groups or in `alone`. */
export const everybodyShown = ({ alone, groups }: ShownProfiles): ReadonlySet<number> =>
  new Set([...alone, ...groups.flatMap((group) => [...group])]);

/**
 * The exact audit of published means next to shown profiles (R25, decision 25). `cells` are the published groups as lists of people, A is
 * their matrix, B the people shown alone, and Q everybody in the groups shown as a whole. Readers have seen any part of B and any of the
 * groups. With r for the rank of the columns of a set, four conditions cover all of them, together and over time:
 * 1. every combination that contains people outside of B and Q contains at least `minUnseen` of them;
 * 2. r(outside Q) = r(outside B and Q): a combination with people outside Q has some outside of B, too;
 * 3. r(all) - r(outside Q) is the sum of r(all) - r(outside G) over the groups G: a combination within Q is a sum of combinations within
 *    single groups, so what remains of it without some of the groups is a combination as well;
 * 4. r(outside B) = r(all), and every combination contains at least `minUnseen` people outside of B.
 */
export function createSupportAudit(cells: readonly (readonly number[])[], people: number): SupportAudit {
  const weights = new Array<number>(people).fill(1);
  const without = (known: ReadonlySet<number>) =>
    cells.map((cell) => cell.filter((person) => !known.has(person)));
  const rankWithout = (known: ReadonlySet<number>) => rankOfCells(without(known), people);
  const rank = rankOfCells(cells, people);
  const safeRankWithout = (known: ReadonlySet<number>): number | null => {
    const audit = auditCells(without(known), weights, minUnseen);
    return audit.safe ? audit.rank : null;
  };

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
