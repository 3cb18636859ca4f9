import { expect, test } from 'vitest';
import {
  checkSchedule,
  isOpeningProblem,
  keepsSchedule,
} from '../../../domain/campaigns/scheduledOpening.ts';

test('a draft can be scheduled to a day after today', () => {
  expect(checkSchedule({ status: 'draft', opens_on: '2026-12-01' }, '2026-11-30')).toBe('2026-12-01');
});

test.each([
  ['an open campaign', { status: 'open', opens_on: '2026-12-01' }, 'campaign_locked'],
  ['a closed campaign', { status: 'closed', opens_on: '2026-12-01' }, 'campaign_locked'],
  ['a draft without a first day', { status: 'draft', opens_on: null }, 'invalid'],
  ['a day that has begun', { status: 'draft', opens_on: '2026-11-30' }, 'invalid'],
  ['a past day', { status: 'draft', opens_on: '2026-11-29' }, 'invalid'],
] as const)('%s cannot be scheduled', (_, campaign, code) => {
  expect(() => checkSchedule(campaign, '2026-11-30')).toThrow(code);
});

test('a schedule survives changes that are possible after a launch, and no others', () => {
  expect(keepsSchedule('benchmark', ['name', 'message', 'closes_on'])).toBe(true);
  expect(keepsSchedule('survey', ['name', 'message', 'closes_on', 'reminders'])).toBe(true);
  for (const field of ['opens_on', 'audience', 'relationships', 'approval', 'supplemental_ids']) {
    expect(keepsSchedule('survey', ['name', field])).toBe(false);
  }
  for (const field of ['opens_on', 'audience', 'min_group', 'cuts', 'reminders', 'supplemental_ids']) {
    expect(keepsSchedule('benchmark', ['name', field])).toBe(false);
  }
});

test('only lasting reasons end a schedule', () => {
  expect(isOpeningProblem('campaign_empty')).toBe(true);
  for (const passing of ['busy', 'conflict', 'too_many', null]) expect(isOpeningProblem(passing)).toBe(false);
});
