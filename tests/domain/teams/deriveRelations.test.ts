import { describe, expect, test } from 'vitest';
import {
  deriveRelations,
  type KnownRelation,
  maxTeamSizeForPeers,
  relationKey,
  teamRelations,
} from '../../../domain/teams/deriveRelations.ts';

const words = (relations: readonly { from: number; kind: string; to: number }[]) =>
  relations.map(({ from, kind, to }) => `${from} ${kind} ${to}`);
const known = (source: KnownRelation['source'], from: number, kind: KnownRelation['kind'], to: number) => ({
  from,
  kind,
  to,
  source,
});

describe('the relationships of a team', () => {
  test.each([
    [
      'the lead is the manager, members are peers once',
      [{ leader: 1, members: [3, 2] }],
      ['1 manager 2', '1 manager 3', '2 peer 3'],
    ],
    ['a lead among the members is neither', [{ leader: 1, members: [1, 2] }], ['1 manager 2']],
    ['without a lead only peers', [{ leader: null, members: [5, 4] }], ['4 peer 5']],
    [
      'two teams of the same two say it once',
      [
        { leader: null, members: [4, 5] },
        { leader: null, members: [5, 4] },
      ],
      ['4 peer 5'],
    ],
    ['an empty team says nothing', [{ leader: 1, members: [] }], []],
  ])('%s', (_what, teams, expected) => {
    expect(words(teamRelations(teams))).toEqual(expected);
  });

  test('have no peers in a team that is too large, but everyone has a manager', () => {
    const members = Array.from({ length: maxTeamSizeForPeers + 1 }, (_, at) => at + 2);
    expect(teamRelations([{ leader: 1, members }])).toHaveLength(maxTeamSizeForPeers + 1);
    expect(teamRelations([{ leader: 1, members: members.slice(1) }])).toHaveLength(
      maxTeamSizeForPeers + (maxTeamSizeForPeers * (maxTeamSizeForPeers - 1)) / 2,
    );
  });
});

describe('deriving relationships', () => {
  const team = [{ leader: 1, members: [2, 3] }];

  test('makes manager relationships directed and peer relationships mutual', () => {
    expect(relationKey({ from: 9, kind: 'peer', to: 2 })).toBe(relationKey({ from: 2, kind: 'peer', to: 9 }));
    expect(relationKey({ from: 9, kind: 'manager', to: 2 })).not.toBe(
      relationKey({ from: 2, kind: 'manager', to: 9 }),
    );
  });

  test('changes nothing the second time', () => {
    const once = deriveRelations(team, []).added.map((one) => ({ ...one, source: 'teams' as const }));
    expect(deriveRelations(team, once)).toMatchObject({ added: [], removed: [], unchanged: 3 });
  });

  test('removes outdated derived ones and keeps entered or imported ones', () => {
    const there = [
      known('teams', 8, 'manager', 9),
      known('hand', 7, 'manager', 9),
      known('import', 5, 'peer', 6),
    ];
    expect(words(deriveRelations(team, there).removed)).toEqual(['8 manager 9']);
  });

  test('adds no manager to a person with a manually entered one', () => {
    const derived = deriveRelations(team, [known('hand', 4, 'manager', 2)]);
    expect(words(derived.added)).toEqual(['1 manager 3', '2 peer 3']);
    expect(words(derived.left_to_hand)).toEqual(['1 manager 2']);
  });

  test('skips two people with a manual entry in either direction', () => {
    const derived = deriveRelations(team, [known('import', 3, 'other', 2), known('hand', 3, 'manager', 1)]);
    expect(words(derived.added)).toEqual(['1 manager 2']);
  });

  test('replaces a derived one when another is entered', () => {
    const derived = deriveRelations(team, [known('teams', 1, 'manager', 2), known('hand', 4, 'manager', 2)]);
    expect(words(derived.removed)).toEqual(['1 manager 2']);
  });
});
