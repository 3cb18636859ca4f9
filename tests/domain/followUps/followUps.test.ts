import { describe, expect, test } from 'vitest';
import { selectPulseDays } from '../../../domain/followUps/followUpDates.ts';
import { focusKeyOf, selectFollowUpGroup } from '../../../domain/followUps/followUpGroups.ts';
import { followUpChange, followUpStateOf } from '../../../domain/followUps/followUpResult.ts';

describe('ANON-04 the group of a follow-up pulse', () => {
  const groups = [
    { kind: 'teams', invited: 9 },
    { kind: 'team_group', invited: 30 },
    { kind: 'department', invited: 20 },
    { kind: 'company', invited: 200 },
  ] as const;
  test.each([
    [5, 'department'],
    [10, 'department'],
    [11, 'team_group'],
    [16, 'company'],
    [200, 'company'],
    [201, null],
  ])('with a minimum of %i is the smallest of at least twice that size: %s', (minimum, kind) => {
    expect(selectFollowUpGroup(groups, minimum)?.kind ?? null).toBe(kind);
  });

  test('is the first of two of the same size, and a key tells groups apart', () => {
    const same = [
      { kind: 'teams', invited: 10 },
      { kind: 'team_group', invited: 10 },
    ] as const;
    expect(selectFollowUpGroup(same, 5)?.kind).toBe('teams');
    expect(focusKeyOf({ dimension: 'team', team_id: 12, category: null })).toBe('team:12');
    expect(focusKeyOf({ dimension: 'level', team_id: null, category: 'Lead' })).toBe('level:Lead');
    expect(focusKeyOf({ dimension: 'overall', team_id: null, category: null })).toBe('overall:');
  });
});

describe('the days of a follow-up pulse', () => {
  test.each([
    ['a Monday', '2026-11-23', [], '2027-01-04', '2027-01-15'],
    ['a Tuesday', '2026-11-24', [], '2027-01-11', '2027-01-22'],
    ['a Sunday in a leap year', '2028-01-16', [], '2028-02-28', '2028-03-10'],
    ['a day with an earlier pulse', '2026-11-23', ['2026-11-23'], '2027-01-04', '2027-01-15'],
    ['a day after a pulse yesterday', '2026-11-23', ['2026-11-24'], '2027-01-11', '2027-01-22'],
    ['a day before a scheduled pulse', '2026-11-23', ['2027-02-15'], '2027-01-04', '2027-01-15'],
    ['a day before a nearer one', '2026-11-23', ['2026-12-30'], '2027-02-15', '2027-02-26'],
  ])('scheduled on %s', (_, today, openings, opens_on, closes_on) => {
    expect(selectPulseDays(today, openings)).toEqual({ opens_on, closes_on });
  });

  test('don’t exist if other pulses take all of the next twelve weeks', () => {
    expect(selectPulseDays('2026-11-23', ['2027-01-25'])).toBeNull();
  });
});

describe('the change of a topic', () => {
  const topic = (answer_percent: number, margin: number | null, more: object = {}) => ({
    ...{ topic_id: 1, answer_percent, margin, low: false, high: false, ...more },
    elements: [{ element_id: 7, answer_percent, margin, low: false, high: false, ...more }],
  });
  test.each([
    ['moved', 50, 60, 4, 10, 6],
    ['unclear', 50, 54, 4, 4, 6],
    ['opposite', 60, 45, 5, -15, 8],
  ] as const)('is in words: %s', (word, before, after, own, points, margin) => {
    expect(followUpChange(topic(before, own), topic(after, own), 6)).toEqual({ word, points, margin });
  });

  test('must be significant among all topics from which the focus was chosen', () => {
    const [before, after] = [topic(50, 4), topic(58, 4)];
    expect(followUpChange(before, after, 1)?.word).toBe('moved');
    expect(followUpChange(before, after, 6)?.word).toBe('unclear');
  });

  test('is never computed from a score that is limited, has no margin or isn’t published', () => {
    expect(followUpChange(null, topic(60, 4), 6)).toBeNull();
    expect(followUpChange(topic(50, 4), null, 6)).toBeNull();
    expect(followUpChange(topic(50, null), topic(60, 4), 6)).toBeNull();
    expect(followUpChange(topic(50, 4), topic(90, 4, { high: true }), 6)).toBeNull();
  });
});

test('a follow-up pulse that was deleted, unscheduled or changed says so', () => {
  const facts = { isAsOffered: true, isPublished: false };
  const draft = { status: 'draft', scheduled_at: '2026-11-23T09:00:00Z' } as const;
  expect(followUpStateOf(null, facts)).toBe('canceled');
  expect(followUpStateOf({ ...draft, scheduled_at: null }, facts)).toBe('canceled');
  expect(followUpStateOf(draft, facts)).toBe('scheduled');
  expect(followUpStateOf({ ...draft, status: 'closed' }, { ...facts, isAsOffered: false })).toBe('changed');
  expect(followUpStateOf({ ...draft, status: 'open' }, facts)).toBe('open');
  expect(followUpStateOf({ ...draft, status: 'closed' }, facts)).toBe('closed');
  expect(followUpStateOf({ ...draft, status: 'closed' }, { ...facts, isPublished: true })).toBe('published');
});
