import { auditCells, type CellAudit } from '../auditCells.ts';
import type { ReleaseDimension } from '../mergeCategories.ts';
import { mergeDisclosingCategories, mergeSmallestWitnessCategory } from '../mergeDisclosingCategories.ts';
import { buildReleaseGroups, type ReleaseGroup } from '../respondentAtoms.ts';
import type { PlanInput } from './planInput.ts';

/** Groups that passed the audit of all their cells, earlier ones included. */
export interface SafeGroups {
  readonly dimensions: readonly ReleaseDimension[];
  readonly groups: readonly ReleaseGroup[];
  readonly cells: readonly (readonly number[])[];
  readonly audit: CellAudit;
  /** The audits reached their limit, so only the overall result was tried. */
  readonly gaveUp: boolean;
}

/**
 * Merges the smallest group of each disclosure until the audit of all cells together with earlier ones passes (R7). If the audits reach
 * `limit` steps, only the overall result is tried. Null if not even that is safe.
 */
export function mergeUntilSafe(
  start: readonly ReleaseDimension[],
  { atoms, weights, earlier, k }: PlanInput,
  limit: number,
): SafeGroups | null {
  let dimensions = start;
  let gaveUp = false;
  for (let left = limit; ; ) {
    dimensions = mergeDisclosingCategories(dimensions, atoms, earlier, k);
    const groups = buildReleaseGroups(dimensions, atoms);
    const cells = [...groups.map((group) => group.atoms), ...earlier];
    const audit = auditCells(cells, weights, k, Math.max(left, atoms.length + cells.length));
    if (audit.safe) return { dimensions, groups, cells, audit, gaveUp };
    if (dimensions.length === 0) return null;
    left -= audit.nodes;
    gaveUp = !audit.certain || left <= 0;
    dimensions = gaveUp ? [] : (mergeSmallestWitnessCategory(audit.witness ?? [], dimensions, atoms) ?? []);
  }
}
