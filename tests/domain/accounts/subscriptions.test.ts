import { expect, test } from 'vitest';
import { hasAiOffering, isAiOnly } from '../../../domain/accounts/aiOffering.ts';
import {
  activeWorkflowIds,
  isActiveSubscription,
  paidWorkflowIds,
  type Subscription,
} from '../../../domain/accounts/subscriptions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const userId = 7;

function paid(overrides: Partial<Subscription> = {}): Subscription {
  return {
    date_subscription_end: null,
    processor_userid: 'cus_1',
    workflow_ids: '',
    user_id: 99,
    ...overrides,
  };
}

const ending = (date_subscription_end: string | null, processor_userid: string | null = 'cus_1') =>
  isActiveSubscription(paid({ date_subscription_end, processor_userid }), now);

test('STATE-22 a subscription is active until its end', () => {
  const cases: readonly (readonly [string, boolean])[] = [
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-11-20', false],
    ['2026-11-21 12:00:01', true],
    ['2026-11-21 12:00:00', false],
    ['2026-11-21 11:59:59', false],
    ['2026-11-21T12:00:00.001Z', true],
    ['2026-11-21T13:30:00+02:00', false],
    ['2026-11-21T13:30:00+01:00', true],
    ['2026-11-21 13:30:00+01', true],
    ['2026-11-21 13:30:00+0200', false],
    ['never', false],
  ];
  for (const [end, expected] of cases) expect(ending(end), end).toBe(expected);
});

test('STATE-23 a subscription without an end is active', () => {
  expect(ending(null)).toBe(true);
  expect(ending('')).toBe(true);
  expect(ending(null, null)).toBe(true);
});

test('STATE-24 the three reserved processors are always active, but similar names are not', () => {
  for (const processor of ['cairn', 'cairn-ai', 'cairn-ai-individual']) {
    expect(ending('2020-01-01', processor), processor).toBe(true);
  }
  for (const processor of [null, '', 'Cairn', 'cairn-', 'cairn-ai-team', 'cus_1']) {
    expect(ending('2020-01-01', processor), String(processor)).toBe(false);
  }
});

test('STATE-25 workflow ids come from active subscriptions without duplicates', () => {
  const subscriptions = [
    paid({ workflow_ids: '4,2' }),
    paid({ workflow_ids: ' 2 , 3,' }),
    paid({ workflow_ids: '5', date_subscription_end: '2026-01-01' }),
    paid({ workflow_ids: 'x,,' }),
  ];
  expect(activeWorkflowIds(subscriptions, userId, now)).toEqual([2, 3, 4]);
});

test('STATE-26 without any, an owner of a subscription has 2 and 3, and others have none', () => {
  const past = '2026-01-01';
  const cases: readonly (readonly [readonly Subscription[], readonly number[]])[] = [
    [[], []],
    [[paid()], []],
    [[paid({ user_id: userId })], [2, 3]],
    [[paid({ user_id: userId, date_subscription_end: past, workflow_ids: '4' })], [2, 3]],
    [[paid({ user_id: userId, date_subscription_end: past }), paid({ workflow_ids: '4' })], [4]],
    [[paid({ date_subscription_end: past, workflow_ids: '4' })], []],
  ];
  for (const [subscriptions, expected] of cases) {
    expect(activeWorkflowIds(subscriptions, userId, now)).toEqual(expected);
  }
});

test('STATE-27 workflows 2, 3 and 4 are for sale', () => {
  expect(paidWorkflowIds).toEqual([2, 3, 4]);
});

const offers = (...texts: readonly string[]) =>
  hasAiOffering(
    texts.map((workflow_ids) => paid({ workflow_ids })),
    now,
  );

test('STATE-28 more than one workflow id in an active subscription is an AI offering', () => {
  expect(offers('2,4')).toBe(true);
  expect(offers('4,4')).toBe(true);
  expect(offers('4', '2,3')).toBe(true);
  expect(offers('4', '4')).toBe(false);
});

test('STATE-29 a workflow id other than 4 in an active subscription is an AI offering', () => {
  expect(['2', '3', '5', '4', '', ' ', ','].map((text) => offers(text))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(offers()).toBe(false);
});

test('STATE-28 STATE-29 an expired subscription offers nothing, and neither do the default workflows of an owner', () => {
  const ended = paid({ workflow_ids: '2,3', date_subscription_end: '2026-01-01', user_id: userId });
  expect(activeWorkflowIds([ended], userId, now)).toEqual([2, 3]);
  expect(hasAiOffering([ended], now)).toBe(false);
});

test('STATE-30 AI-only means the AI offering in one’s own account without 360 and micro survey', () => {
  const cases: readonly (readonly [string, readonly number[], boolean])[] = [
    ['2,4', [], true],
    ['2,4', [2, 4], true],
    ['2,4', [1], false],
    ['2,4', [3], false],
    ['2,4', [1, 3], false],
    ['4', [], false],
    ['', [], false],
  ];
  for (const [workflow_ids, modules, expected] of cases) {
    expect(isAiOnly([paid({ workflow_ids })], { modules }, now), `${workflow_ids} ${modules}`).toBe(expected);
  }
});
