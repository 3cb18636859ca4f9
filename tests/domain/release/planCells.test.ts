import { expect, test } from 'vitest';
import { auditCells } from '../../../domain/release/auditCells.ts';
import { minimumCategorySize, NOT_STATED } from '../../../domain/release/mergeCategories.ts';
import type { CellPlan } from '../../../domain/release/plan/planInput.ts';
import { planCells } from '../../../domain/release/planCells.ts';
import type { RespondentAttributes } from '../../../domain/release/respondentAtoms.ts';
import { aCompany, companyCuts } from './aCompany.ts';
import { isSafeByExhaustion } from './plainAuditor.ts';

const peopleOf = (size: number, teams: number, seed: number): readonly RespondentAttributes[] =>
  aCompany(size, teams, seed).map(({ g }) => g);

const plan = (people: readonly RespondentAttributes[], change = {}) =>
  planCells({ people, cuts: companyCuts, k: 5, ...change });

const shown = (made: CellPlan | null) => made?.cells.map(({ dim, category }) => `${dim}:${category}`);

const companies = [
  [23, 3, 1],
  [60, 9, 2],
  [60, 6, 3],
  [150, 20, 4],
  [240, 18, 5],
] as const;

test.each(companies)(
  'every group of %i people in %i teams reaches its minimum and belongs to a partition',
  (...size) => {
    const made = plan(peopleOf(...size));
    const cells = made?.cells ?? [];
    for (const dim of new Set(cells.map((cell) => cell.dim))) {
      const own = cells.filter((cell) => cell.dim === dim);
      const everybody = own.flatMap((cell) => cell.people).sort((a, b) => a - b);
      expect(everybody).toEqual(Array.from({ length: size[0] }, (_, person) => person));
      expect(Math.min(...own.map((cell) => cell.people.length))).toBeGreaterThanOrEqual(
        minimumCategorySize(dim, 5),
      );
      if (dim !== 'overall') expect(own.length).toBeGreaterThan(1);
    }
    expect(cells[0]).toMatchObject({ dim: 'overall', category: 'overall', members: [] });
  },
);

test('the release plan of a small company passes an independent auditor, person by person', () => {
  for (const seed of [1, 2]) {
    const people = peopleOf(20, 3, seed).map(({ team, level }) => ({
      team: team ?? null,
      level: level ?? null,
    }));
    const made = planCells({ people, cuts: ['team', 'level'], k: 5 });
    const cells = made?.cells.map((cell) => cell.people) ?? [];
    expect(cells.length).toBeGreaterThan(1);
    expect(isSafeByExhaustion(cells, Array<number>(20).fill(1), 5)).toBe(true);
  }
});

test('large enough groups are merged if their combination would isolate two people', () => {
  const group = (n: number, team: string, level: string) =>
    Array<RespondentAttributes>(n).fill({ team, level });
  const people = [...group(6, 'a', 'x'), ...group(1, 'a', 'y'), ...group(1, 'b', 'x'), ...group(6, 'b', 'y')];
  expect(shown(planCells({ people, cuts: ['team', 'level'], k: 5 }))).toEqual([
    'overall:overall',
    'level:x',
    'level:y',
  ]);
});

test('fewer than k respondents get nothing, and fewer than 2k only the total', () => {
  const group = (n: number) => Array.from({ length: n }, (_, i) => ({ team: i < 5 ? 'a' : 'b' }));
  const of = (n: number) => shown(planCells({ people: group(n), cuts: ['team'], k: 5 }));
  expect(of(0)).toBeUndefined();
  expect(of(4)).toBeUndefined();
  expect(of(9)).toEqual(['overall:overall']);
  expect(of(10)).toEqual(['overall:overall', 'team:a', 'team:b']);
});

test('people without a stated attribute form a category of their own', () => {
  const people = Array.from({ length: 12 }, (_, i) => ({ team: i < 6 ? null : 'b' }));
  expect(shown(planCells({ people, cuts: ['team'], k: 5 }))).toEqual([
    'overall:overall',
    `team:${NOT_STATED}`,
    'team:b',
  ]);
});

test('the order of the people does not matter', () => {
  const people = peopleOf(60, 9, 7);
  expect(shown(plan([...people].reverse()))).toEqual(shown(plan(people)));
});

test('late responses are included only if each cell has at least k of them and the union is safe', () => {
  const late = (n: number) => Array.from({ length: 20 + n }, (_, i) => ({ team: i % 2 ? 'a' : 'b' }));
  const first = [...Array(20).keys()];
  const earlierCells = [first, first.filter((i) => i % 2), first.filter((i) => i % 2 === 0)];
  const of = (n: number) => planCells({ people: late(n), cuts: ['team'], k: 5, earlierCells });
  expect(of(4)).toBeNull();
  expect(shown(of(5))).toEqual(['overall:overall']);
  expect(shown(of(10))).toEqual(['overall:overall', 'team:a', 'team:b']);
  const union = [...(of(10)?.cells.map((cell) => cell.people) ?? []), ...earlierCells];
  expect(auditCells(union, Array<number>(30).fill(1), 5).safe).toBe(true);
});

test('an earlier cell with people who are not respondents is refused', () => {
  expect(() => plan(peopleOf(20, 3, 1), { earlierCells: [[20]] })).toThrow(RangeError);
});

test('a search that reaches its limit publishes only the total and says so', () => {
  const people = peopleOf(501, 45, 5);
  const made = plan(people, { limit: 1 });
  expect([shown(made), made?.gaveUp]).toEqual([['overall:overall'], true]);
  expect(plan(people)?.gaveUp).toBe(false);
});

test('k below 5 is refused', () => {
  expect(() => plan(peopleOf(60, 9, 2), { k: 4 })).toThrow(RangeError);
});

test('240 people in 18 teams with six more dimensions are certified within a few hundred steps', () => {
  const made = plan(peopleOf(240, 18, 11));
  expect(made?.audit.safe).toBe(true);
  expect(made?.audit.nodes).toBeLessThan(5000);
});

test('a small company keeps 29 groups; merged greedily, it would keep at most 17', () => {
  const people = peopleOf(60, 6, 8);
  const made = plan(people);
  expect([made?.cells.length, made?.audit.safe]).toEqual([29, true]);
  expect(plan(people, { work: 0 })?.cells.length).toBe(17);
});
