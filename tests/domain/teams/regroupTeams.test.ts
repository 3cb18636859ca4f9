import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../domain/refusal.ts';
import { planRegrouping, type Regrouping, resizeTeams } from '../../../domain/teams/regroupTeams.ts';
import { requiredTeamMinimum } from '../../../domain/teams/teamMinimum.ts';

const member = (team_id: number, user_id: number) => ({ team_id, user_id, since: null });
const aRegrouping = (overrides: Partial<Regrouping>): Regrouping => ({
  kind: 'move',
  user_ids: [],
  from_team_ids: [],
  to_team_id: 2,
  name: null,
  ...overrides,
});
const members = [member(1, 10), member(1, 11), member(2, 11), member(3, 10)];

describe('people who move', () => {
  test('leave only the named teams and join once', () => {
    const moves = planRegrouping(aRegrouping({ user_ids: [10, 11, 10], from_team_ids: [1] }), members);
    expect(moves.left).toEqual([member(1, 10), member(1, 11)]);
    expect([moves.joins, moves.staying]).toEqual([[10], 1]);
  });
  test('in a merge are everyone, and emptied teams are removed', () => {
    const moves = planRegrouping(aRegrouping({ kind: 'merge', from_team_ids: [1, 9] }), members);
    expect([moves.joins, moves.removed]).toEqual([[10], [1, 9]]);
  });
  test('in a split join the new team', () => {
    const moves = planRegrouping(
      aRegrouping({ kind: 'split', user_ids: [11], from_team_ids: [1], to_team_id: null, name: 'B' }),
      members,
    );
    expect([moves.left, moves.joins]).toEqual([[member(1, 11)], [11]]);
  });

  test.each([
    ['to_team_id', aRegrouping({ to_team_id: null, user_ids: [10] })],
    ['to_team_id', aRegrouping({ kind: 'merge', from_team_ids: [2] })],
    ['from_team_ids', aRegrouping({ kind: 'merge' })],
    ['user_ids', aRegrouping({})],
    ['user_ids', aRegrouping({ user_ids: [11] })],
    ['name', aRegrouping({ kind: 'split', user_ids: [11], from_team_ids: [1], name: '  ' })],
    ['from_team_ids', aRegrouping({ kind: 'split', user_ids: [11], from_team_ids: [1, 3], name: 'B' })],
  ])('%s is refused', (field, requests) => {
    const refused = (() => {
      try {
        return planRegrouping(requests, members);
      } catch (failure) {
        return failure;
      }
    })();
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).problems.map((problem) => problem.field)).toEqual([field]);
  });

  test('sizes count active people', () => {
    const moves = planRegrouping(aRegrouping({ user_ids: [10, 11, 12], from_team_ids: [1] }), members);
    const sizes = resizeTeams(
      new Map([
        [1, 2],
        [2, 1],
      ]),
      moves,
      2,
      (user) => user !== 12,
    );
    expect([...sizes]).toEqual([
      [1, { before: 2, after: 0 }],
      [2, { before: 1, after: 2 }],
    ]);
  });
});

test.each([
  [[], { minimum: 5, campaign: null }],
  [[{ name: 'A', min_group: 9, cuts: ['gender'] }], { minimum: 5, campaign: null }],
  [
    [
      { name: 'A', min_group: 7, cuts: ['team'] },
      { name: 'B', min_group: 6, cuts: ['team'] },
    ],
    { minimum: 7, campaign: 'A' },
  ],
])(
  'the smallest team with results has the minimum of the running campaigns with teams',
  (running, expected) => {
    expect(requiredTeamMinimum(running)).toEqual(expected);
  },
);
