import { expect, test } from 'vitest';
import {
  checkGroups,
  checkListLaunch,
  checkNomination,
  checkNominationRules,
  defaultNominationRules,
  type Nomination,
  raterLoads,
} from '../../../domain/raters/nomination.ts';
import type { NominationStatus } from '../../../domain/raters/nominationStatus.ts';
import type { RaterRelationship } from '../../../domain/raters/relationships.ts';

const nomination = (
  rater_key: string,
  relationship: RaterRelationship = 'peer',
  status: NominationStatus = 'approved',
): Nomination => ({ target_id: 1, rater_key, relationship, status });
const peers = (count: number, status?: NominationStatus) =>
  Array.from({ length: count }, (_, at) => nomination(`p${at}`, 'peer', status));
const groupOf = (list: readonly Nomination[], relationship: RaterRelationship, available = {}) =>
  checkGroups(list, defaultNominationRules, available).find((group) => group.relationship === relationship);

test('rules ask for no anonymous group or for at least three of it', () => {
  const refusal = (overrides: object) => {
    try {
      checkNominationRules({ ...defaultNominationRules, ...overrides });
      return null;
    } catch (error) {
      return error;
    }
  };
  expect(refusal({})).toBeNull();
  expect(refusal({ other: { minimum: 0, maximum: 0 } })).toBeNull();
  const cases: readonly (readonly [object, string, string])[] = [
    [{ peer: { minimum: 2, maximum: 5 } }, 'peer', 'raterGroup'],
    [{ other: { minimum: 0, maximum: 2 } }, 'other', 'raterGroup'],
    [{ peer: { minimum: 5, maximum: 3 } }, 'peer', 'raterRange'],
    [{ peer: { minimum: 3.5, maximum: 5 } }, 'peer', 'raterRange'],
    [{ self: { minimum: 1, maximum: 2 } }, 'self', 'raterRange'],
    [{ manager: { minimum: -1, maximum: 2 } }, 'manager', 'raterRange'],
  ];
  for (const [overrides, field, problem] of cases) {
    expect(refusal(overrides), JSON.stringify(overrides)).toMatchObject({
      code: 'rater_rules',
      problems: [{ field, problem }],
    });
  }
});

test('nobody is named twice, beyond the maximum, or as another than they are', () => {
  const name = (list: readonly Nomination[], rater_key: string, relationship: RaterRelationship = 'peer') =>
    checkNomination(list, { rater_key, relationship }, 'me', defaultNominationRules);
  expect(() => name(peers(4), 'new')).not.toThrow();
  expect(() => name(peers(4), 'p1', 'other')).toThrow('rater_twice');
  expect(() => name(peers(5), 'new')).toThrow('raters_full');
  expect(() => name([...peers(4), nomination('gone', 'peer', 'declined')], 'new')).not.toThrow();
  expect(() => name([nomination('gone', 'peer', 'replaced')], 'gone')).not.toThrow();
  expect(() => name([], 'me')).toThrow('rater_self');
  expect(() => name([], 'you', 'self')).toThrow('rater_self');
  expect(() => name([], 'me', 'self')).not.toThrow();
});

test('a list says what is missing, what is below five, and what will be merged', () => {
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

test('nobody must name more people than there are', () => {
  const two = [nomination('a', 'direct_report'), nomination('b', 'direct_report')];
  expect(groupOf(two, 'direct_report')).toMatchObject({ missing: 1 });
  expect(groupOf(two, 'direct_report', { direct_report: 2 })).toMatchObject({ missing: 0, willMerge: true });
});

test('a list is launched when it is full, approved, and can stay anonymous', () => {
  const launch = (
    list: readonly Nomination[],
    available: object = { direct_report: 0, self: 0, manager: 0 },
  ) => checkListLaunch(checkGroups(list, defaultNominationRules, available));
  expect(() => launch(peers(3))).not.toThrow();
  expect(() => launch(peers(2))).toThrow('raters_missing');
  expect(() => launch([...peers(3), nomination('x', 'peer', 'proposed')])).toThrow('raters_waiting');
  expect(() => launch(peers(2), { direct_report: 0, self: 0, manager: 0, peer: 2 })).toThrow('raters_few');
  expect(() => launch([], { direct_report: 0, self: 0, manager: 0, peer: 0 })).not.toThrow();
});

test('the load of a rater counts those asked and those proposed over all targets, not themselves', () => {
  const loads = raterLoads([
    nomination('a'),
    { ...nomination('a', 'manager', 'proposed'), target_id: 2 },
    { ...nomination('a', 'peer', 'declined'), target_id: 3 },
    nomination('a', 'self'),
    nomination('b', 'peer', 'replaced'),
  ]);
  expect([...loads]).toEqual([['a', { approved: 1, proposed: 1 }]]);
});
