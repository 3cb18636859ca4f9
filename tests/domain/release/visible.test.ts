import { expect, test } from 'vitest';
import { visibleCells } from '../../../domain/release/visible.ts';

const overall = { dim: 'overall', members: [] };
const gender = { dim: 'gender', members: ['12'] };
const own = { dim: 'team', members: ['12'] };
const merged = { dim: 'team', members: ['14', '15'] };
const other = { dim: 'team', members: ['16'] };
const cells = [overall, gender, own, merged, other];

test('an administrator sees every published group', () => {
  expect(visibleCells(cells, { seesAllGroups: true, ledTeams: [] })).toEqual(cells);
});

test('a supervisor sees the overall and the groups that hold a led team, merged ones with all their members', () => {
  expect(visibleCells(cells, { seesAllGroups: false, ledTeams: ['12', '15'] })).toEqual([
    overall,
    own,
    merged,
  ]);
});

test('a supervisor without a team sees the overall alone', () => {
  expect(visibleCells(cells, { seesAllGroups: false, ledTeams: [] })).toEqual([overall]);
});
