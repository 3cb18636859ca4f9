import { expect, test } from 'vitest';
import {
  checkNominationChange,
  initialNominationStatus,
  type NominationActor,
  type NominationStatus,
  nextNominationStatuses,
  nominationStatuses,
  type RaterListState,
  raterListState,
} from '../../../domain/raters/nominationStatus.ts';

const change = (
  from: NominationStatus,
  to: NominationStatus,
  by: NominationActor,
  list: RaterListState = 'open',
  overrides: object = {},
) => checkNominationChange(from, { to, by: [by], reason: 'too busy', hasStarted: false, ...overrides }, list);

test('before the launch, each role has its actions', () => {
  const actors: readonly NominationActor[] = ['target', 'manager', 'admin', 'rater'];
  const allowedChanges = nominationStatuses.flatMap((from) =>
    nominationStatuses.flatMap((to) => {
      const allowed = actors.filter((actor) => nextNominationStatuses(from, [actor], 'open').includes(to));
      return allowed.length > 0 ? [`${from} > ${to}: ${allowed.join(', ')}`] : [];
    }),
  );
  expect(allowedChanges).toEqual([
    'proposed > approved: manager, admin',
    'proposed > declined: manager, admin',
    'proposed > replaced: target, manager, admin',
    'approved > declined: rater',
    'approved > replaced: manager, admin',
    'declined > replaced: target, manager, admin',
  ]);
});

test('an action without permission is refused with the reason', () => {
  expect(() => change('proposed', 'approved', 'manager')).not.toThrow();
  expect(() => change('proposed', 'approved', 'target')).toThrow('forbidden');
  expect(() => change('approved', 'declined', 'manager')).toThrow('forbidden');
  expect(() => change('replaced', 'approved', 'admin')).toThrow('nomination_status');
  expect(() => change('declined', 'approved', 'admin')).toThrow('nomination_status');
  expect(() => change('approved', 'declined', 'rater', 'closed', { hasStarted: true })).toThrow(
    'rater_answering',
  );
});

test('only declining requires a reason', () => {
  expect(() => change('approved', 'declined', 'rater', 'open', { reason: '  ' })).toThrow('decline_reason');
  expect(() => change('proposed', 'declined', 'admin', 'open', { reason: null })).toThrow('decline_reason');
  expect(() => change('proposed', 'approved', 'admin', 'open', { reason: undefined })).not.toThrow();
});

test('after the launch invited raters stay, and after closing they can only decline', () => {
  expect(() => change('declined', 'replaced', 'target', 'additions')).not.toThrow();
  expect(() => change('approved', 'replaced', 'admin', 'additions')).toThrow('rater_list_closed');
  expect(() => change('declined', 'replaced', 'target', 'closed')).toThrow('rater_list_closed');
  expect(() => change('proposed', 'approved', 'admin', 'closed')).toThrow('rater_list_closed');
  expect(() => change('approved', 'declined', 'rater', 'closed')).not.toThrow();
});

test('a list closes a week after the launch or with the first answer', () => {
  const launchedAt = new Date('2026-11-02T09:00:00Z');
  const state = (now: string, firstAnswerAt: string | null = null, overrides: object = {}) =>
    raterListState(
      { launchedAt, firstAnswerAt: firstAnswerAt ? new Date(firstAnswerAt) : null, ...overrides },
      new Date(now),
    );
  expect(state('2026-11-30T09:00:00Z', null, { launchedAt: null })).toBe('open');
  expect(state('2026-11-02T08:59:59Z')).toBe('open');
  expect(state('2026-11-02T09:00:00Z')).toBe('additions');
  expect(state('2026-11-09T08:59:59Z')).toBe('additions');
  expect(state('2026-11-09T09:00:00Z')).toBe('closed');
  expect(state('2026-11-03T09:00:00Z', '2026-11-03T08:00:00Z')).toBe('closed');
  expect(state('2026-11-03T07:00:00Z', '2026-11-03T08:00:00Z')).toBe('additions');
  expect(state('2026-11-03T09:00:00Z', null, { additionDays: 1 })).toBe('closed');
});

test('nominations by a participant need approval, but known relationships and approvers do not', () => {
  const peer = { relationship: 'peer', prefilled: false } as const;
  expect(initialNominationStatus(['target'], peer)).toBe('proposed');
  expect(initialNominationStatus(['target'], { ...peer, prefilled: true })).toBe('approved');
  expect(initialNominationStatus(['target'], { relationship: 'self', prefilled: false })).toBe('approved');
  expect(initialNominationStatus(['target', 'admin'], peer)).toBe('approved');
  expect(() => initialNominationStatus(['rater'], peer)).toThrow('forbidden');
});
