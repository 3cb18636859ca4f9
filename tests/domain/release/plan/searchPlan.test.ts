import { describe, expect, test } from 'vitest';
import { auditCells } from '../../../../domain/release/auditCells.ts';
import { buildRelease } from '../../../../domain/release/buildRelease.ts';
import { minimumCategorySize } from '../../../../domain/release/mergeCategories.ts';
import { planGreedily, planWithExtra } from '../../../../domain/release/plan/planGreedily.ts';
import {
  type CellPlan,
  type PlanRequest,
  readPlanRequest,
} from '../../../../domain/release/plan/planInput.ts';
import { searchPlan } from '../../../../domain/release/plan/searchPlan.ts';
import { valueOfGroups } from '../../../../domain/release/plan/valueOfGroups.ts';
import { planCells } from '../../../../domain/release/planCells.ts';
import { aCompany, aRequest, companyCuts } from '../aCompany.ts';
import { createSeededRandom } from '../createSeededRandom.ts';

const requestOf = (size: number, teams: number, seed: number, change: Partial<PlanRequest> = {}) => ({
  people: aCompany(size, teams, seed).map(({ g }) => g),
  cuts: companyCuts,
  k: 5,
  ...change,
});

const groupsOf = (plan: CellPlan | null) => plan?.cells.map(({ dim, members }) => [dim, ...members]) ?? [];
const valueOfPlan = (plan: CellPlan | null) => valueOfGroups(plan?.cells ?? []);

/** The entries in an order that the seed decides. */
function shuffle<T>(entries: readonly T[], seed: number): readonly T[] {
  const random = createSeededRandom(seed);
  const keyed = entries.map((entry) => ({ entry, key: random(0, 1_000_000) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ entry }) => entry);
}

const requests = [
  { name: '24 people', request: requestOf(24, 3, 1) },
  { name: '40 people', request: requestOf(40, 4, 2) },
  { name: '60 people in nine teams', request: requestOf(60, 9, 4) },
  { name: 'k = 10, where the filter misses a disclosure', request: requestOf(60, 6, 10, { k: 10 }) },
  { name: 'a low minimum of sensitive groups', request: requestOf(50, 6, 5, { sensitiveK: 5 }) },
  { name: 'cuts that are left out', request: requestOf(70, 6, 6, { leftOutWhenSmall: ['race', 'gender'] }) },
  { name: 'earlier cells', request: requestOf(60, 6, 7, { earlierCells: [[...Array(40).keys()]] }) },
] satisfies readonly { name: string; request: PlanRequest }[];

/** Teams are within departments, and locations nearly equal teams. */
describe.each(requests)('the plan of $name', ({ request }) => {
  const { people, k, sensitiveK, leftOutWhenSmall = [], earlierCells = [] }: PlanRequest = request;
  const plan = planCells(request);

  test('passes the exact audit, person by person', () => {
    const cells = [...(plan?.cells.map((cell) => cell.people) ?? []), ...earlierCells];
    const audit = auditCells(cells, Array<number>(people.length).fill(1), k);
    expect(audit).toMatchObject({ safe: true, certain: true, rank: plan?.audit.rank });
    expect(plan?.audit).toMatchObject({ safe: true, certain: true });
  });

  test('has dimensions that contain everyone once, in groups that reach their minimum', () => {
    const cells = plan?.cells ?? [];
    for (const dim of new Set(cells.map((cell) => cell.dim))) {
      const own = cells.filter((cell) => cell.dim === dim);
      const everyone = own.flatMap((cell) => cell.people).sort((a, b) => a - b);
      expect(everyone).toEqual([...people.keys()]);
      const smallest = Math.min(...own.map((cell) => cell.people.length));
      expect(smallest).toBeGreaterThanOrEqual(minimumCategorySize(dim, k, sensitiveK));
      const isMerged = own.some(({ members }) => members.length > 1);
      expect(isMerged && leftOutWhenSmall.includes(dim)).toBe(false);
    }
  });

  test('is worth at least as much as every greedy plan, and more work never makes it worse', () => {
    const input = readPlanRequest(request);
    const greedy = [0, 1, 2, 3, 5, 8].map((extra) => input && planWithExtra(input, extra, 200_000));
    const greedyValue = Math.max(...greedy.map((groups) => valueOfGroups(groups?.groups ?? [])));
    const values = [0, 1e5, 1e6, 1e7].map((work) => valueOfPlan(planCells({ ...request, work })));
    expect(values[0]).toBe(greedyValue);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
    expect(valueOfPlan(plan)).toBeGreaterThanOrEqual(values.at(-1) ?? Number.POSITIVE_INFINITY);
  });

  test('needs little more work than its limit', () => {
    const input = readPlanRequest(request);
    const greedy = input && planGreedily(input, 200_000);
    if (!greedy) throw new Error('nothing may be published');
    for (const limit of [1e5, 1e6, 1e7]) {
      const work = { left: limit };
      searchPlan(greedy, input, work);
      expect(work.left).toBeGreaterThan(-0.5 * limit - 1e5);
    }
  });

  test('is the same for people in another order, with other names in the same order, and twice', () => {
    const renamed = people.map((values) =>
      Object.fromEntries(Object.entries(values).map(([dim, value]) => [dim, value && `new ${value}`])),
    );
    const newNames = groupsOf(plan).map(([dim = '', ...members]) => [
      dim,
      ...members.map((member) => (member.startsWith('(') ? member : `new ${member}`)),
    ]);
    expect(groupsOf(planCells({ ...request, people: renamed }))).toEqual(newNames);
    if (earlierCells.length === 0)
      expect(groupsOf(planCells({ ...request, people: shuffle(people, 1) }))).toEqual(groupsOf(plan));
    expect(planCells(request)).toEqual(plan);
  });
});

test('the plan is the same whoever gave which answers', () => {
  const responses = aCompany(60, 9, 4);
  const scores = shuffle(responses, 2);
  const exchanged = responses.map(({ g }, i) => ({ g, scores: scores[i]?.scores ?? [] }));
  const [before, after] = [responses, exchanged].map((all) => buildRelease(aRequest({ responses: all })));
  expect(after?.certificate).toEqual(before?.certificate);
  expect(after?.mergedCategories).toEqual(before?.mergedCategories);
  expect(after?.cells).not.toEqual(before?.cells);
});
