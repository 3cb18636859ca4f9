import { expect, test } from 'vitest';
import { canLeadSeeOverall, visibleCells } from '../../../domain/release/visibleCells.ts';

const overall = { dim: 'overall', members: [] };
const gender = { dim: 'gender', members: ['12'] };
const own = { dim: 'team', members: ['12'] };
const merged = { dim: 'team', members: ['14', '15'] };
const other = { dim: 'team', members: ['16'] };
const cells = [overall, gender, own, merged, other];

test('an administrator sees every published group', () => {
  expect(visibleCells(cells, { seesAllGroups: true, ledTeams: [] })).toEqual(cells);
});

test('a supervisor sees the total and groups with a team they lead, including all members of merged groups', () => {
  expect(visibleCells(cells, { seesAllGroups: false, ledTeams: ['12', '15'] })).toEqual([
    overall,
    own,
    merged,
  ]);
});

test('a supervisor without a team sees only the total', () => {
  expect(visibleCells(cells, { seesAllGroups: false, ledTeams: [] })).toEqual([overall]);
});

const chosen = { forEverybody: false, teamIds: [], userIds: [] };

test.each([
  ['everybody', { ...chosen, forEverybody: true }, true],
  ['own teams', { ...chosen, teamIds: [12, 15] }, true],
  ['an own team and another', { ...chosen, teamIds: [12, 16] }, false],
  ['another team', { ...chosen, teamIds: [16] }, false],
  ['an own team and single people', { ...chosen, teamIds: [12], userIds: [4] }, false],
  ['nobody that is known', chosen, false],
])('a lead sees the total of a campaign for %s: %o %s', (_who, requests, isSeen) => {
  expect(canLeadSeeOverall(requests, [12, 15])).toBe(isSeen);
});
