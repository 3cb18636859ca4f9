import { AUDIT_LIMIT } from './auditCells.ts';
import type { SafeGroups } from './plan/mergeUntilSafe.ts';
import { planGreedily, planWithExtra } from './plan/planGreedily.ts';
import { type CellPlan, type PlanInput, type PlanRequest, readPlanRequest } from './plan/planInput.ts';
import { searchPlan } from './plan/searchPlan.ts';
import type { ReleaseGroup } from './respondentAtoms.ts';

/** Up to this number of people, several ways of merging are tried. */
const fewPeople = 500;
/** The default budget of the search, in entries of rows read: one to two seconds. */
const SEARCH_WORK = 250_000_000;

/**
 * Chooses the published groups. It depends on counts only, so it reveals no answers (R10). Up to 500 people, the groups with the most value
 * that a search finds are used, which are never worth less than the greedily merged ones. Null if nothing may be published. Throws
 * `RangeError` for k below 5.
 */
export function planCells(request: PlanRequest): CellPlan | null {
  const { people, limit = AUDIT_LIMIT, work = SEARCH_WORK } = request;
  const input = readPlanRequest(request);
  if (!input) return null;
  if (people.length > fewPeople) return toCellPlan(planWithExtra(input, 0, limit), input);
  const greedy = planGreedily(input, limit);
  return toCellPlan(greedy && !greedy.gaveUp ? searchPlan(greedy, input, { left: work }) : greedy, input);
}

function toCellPlan(safe: SafeGroups | null, { atoms, weights }: PlanInput): CellPlan | null {
  if (!safe) return null;
  const { groups, cells, audit, gaveUp } = safe;
  const toCell = ({ atoms: own, ...cell }: ReleaseGroup) => ({
    ...cell,
    people: own.flatMap((index) => atoms[index]?.people ?? []).sort((a, b) => a - b),
  });
  const matrix = { cells, weights, atoms: atoms.map((atom) => atom.people) };
  return { cells: groups.map(toCell), audit, matrix, gaveUp };
}
