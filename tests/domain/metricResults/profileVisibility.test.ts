import { describe, expect, test } from 'vitest';
import {
  type AnnouncedReaders,
  type ProfileReader,
  visibilityReason,
} from '../../../domain/metricResults/profileVisibility.ts';

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
