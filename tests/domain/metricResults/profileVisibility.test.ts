import { describe, expect, test } from 'vitest';
import {
  type AnnouncedReaders,
  type ProfileReader,
  visibilityReason,
} from '../../../domain/metricResults/profileVisibility.ts';
import { publishableProfiles } from '../../../domain/metricResults/publishableProfiles.ts';

const unrelatedReader: ProfileReader = { isSelf: false, isAdmin: false, isManager: false, leads: false };
const readers = {
  self: { ...unrelatedReader, isSelf: true },
  admin: { ...unrelatedReader, isAdmin: true },
  manager: { ...unrelatedReader, isManager: true },
  leader: { ...unrelatedReader, leads: true },
  colleague: unrelatedReader,
};

describe('visibility of a named profile', () => {
  const cases: readonly (readonly [AnnouncedReaders, 'leaders' | 'colleagues' | null, object])[] = [
    ['self', null, { self: 'own', admin: null, manager: null, leader: null, colleague: null }],
    ['coach', null, { self: 'own', admin: 'promised', manager: 'promised', leader: null, colleague: null }],
    ['admin', null, { self: 'own', admin: 'promised', manager: null, leader: null, colleague: null }],
    ['self', 'leaders', { self: 'own', admin: 'shared', manager: null, leader: 'shared', colleague: null }],
    [
      'self',
      'colleagues',
      { self: 'own', admin: 'shared', manager: 'shared', leader: 'shared', colleague: 'shared' },
    ],
  ];
  test.each(cases)('released to %s and shared with %s', (releasedTo, shared, expected) => {
    const visible = Object.entries(readers).map(([who, reader]) => [
      who,
      visibilityReason(reader, releasedTo, shared),
    ]);
    expect(Object.fromEntries(visible)).toEqual(expected);
  });
});

describe('profiles next to published means', () => {
  const crew = (size: number, groups: readonly string[] = ['team']) =>
    Array.from({ length: size }, (_, at) => ({ user_id: at + 1, groups }));
  const visible = (...args: Parameters<typeof publishableProfiles>) => [...publishableProfiles(...args)];

  test('at least three of a group stay hidden, and the last to share waits', () => {
    expect(visible(crew(6), [4, 2, 1])).toEqual([4, 2, 1]);
    expect(visible(crew(6), [4, 2, 1, 6])).toEqual([4, 2, 1]);
    expect(visible(crew(6), [4, 2, 1, 6, 5])).toEqual([4, 2, 1]);
  });

  test('when everyone in a group shares, everyone is visible', () => {
    expect(visible(crew(6), [4, 2, 1, 6, 5, 3])).toHaveLength(6);
  });

  test('a person stays hidden if otherwise fewer than three of any published group would be', () => {
    const people = [
      ...crew(5, ['all', 'north']),
      ...crew(5, ['all', 'south']).map((one) => ({ ...one, user_id: one.user_id + 5 })),
    ];
    expect(visible(people, [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
    expect(visible(people, [1, 2, 3, 4, 5, 6, 7])).toHaveLength(7);
    expect(visible(people, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('a person outside all published groups is not visible', () => {
    expect(visible(crew(5), [99])).toEqual([]);
  });
});
