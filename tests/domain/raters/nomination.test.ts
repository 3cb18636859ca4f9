import { expect, test } from 'vitest';
import {
  checkNomination,
  defaultNominationRules,
  type RaterNomination,
  raterGroupStatuses,
} from '../../../domain/raters/nomination.ts';
import type { NominationStatus } from '../../../domain/raters/nominationStatus.ts';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';

const nomination = (
  rater_key: string,
  relationship: RaterRelationship = 'peer',
  status: NominationStatus = 'approved',
): RaterNomination => ({ target_id: 1, rater_key, relationship, status });
const peers = (count: number, status?: NominationStatus) =>
  Array.from({ length: count }, (_, at) => nomination(`p${at}`, 'peer', status));
const groupOf = (list: readonly RaterNomination[], relationship: RaterRelationship, available = {}) =>
  raterGroupStatuses(list, defaultNominationRules, available).find(
    (group) => group.relationship === relationship,
  );

test('no one can be nominated twice, above the maximum, or with a wrong relationship', () => {
  const name = (
    list: readonly RaterNomination[],
    rater_key: string,
    relationship: RaterRelationship = 'peer',
  ) => checkNomination(list, { rater_key, relationship }, 'me', defaultNominationRules);
  expect(() => name(peers(4), 'new')).not.toThrow();
  expect(() => name(peers(4), 'p1', 'other')).toThrow('rater_twice');
  expect(() => name(peers(5), 'new')).toThrow('raters_full');
  expect(() => name([...peers(4), nomination('gone', 'peer', 'declined')], 'new')).not.toThrow();
  expect(() => name([nomination('gone', 'peer', 'replaced')], 'gone')).not.toThrow();
  expect(() => name([], 'me')).toThrow('rater_self');
  expect(() => name([], 'you', 'self')).toThrow('rater_self');
  expect(() => name([], 'me', 'self')).not.toThrow();
});

test('a list reports missing raters, groups below five, and groups that will be merged', () => {
  expect(groupOf(peers(2), 'peer')).toMatchObject({
    approved: 2,
    missing: 1,
    willMerge: true,
    fewerThanRecommended: true,
  });
  expect(groupOf(peers(3), 'peer')).toMatchObject({
    missing: 0,
    willMerge: false,
    fewerThanRecommended: true,
  });
  expect(groupOf(peers(5), 'peer')).toMatchObject({ fewerThanRecommended: false });
  expect(groupOf(peers(3, 'proposed'), 'peer')).toMatchObject({ proposed: 3, approved: 0, missing: 3 });
  expect(groupOf([], 'manager')).toMatchObject({ missing: 1, willMerge: false });
});

test('no one must nominate more people than exist', () => {
  const two = [nomination('a', 'direct_report'), nomination('b', 'direct_report')];
  expect(groupOf(two, 'direct_report')).toMatchObject({ missing: 1 });
  expect(groupOf(two, 'direct_report', { direct_report: 2 })).toMatchObject({ missing: 0, willMerge: true });
});
