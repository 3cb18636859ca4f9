import { describe, expect, test } from 'vitest';
import {
  type AssignmentDueRule,
  assignmentDueOn,
  assignmentStart,
  canEditLearningField,
  changeLearningStatus,
  type LearningStatus,
  learningStatuses,
} from '../../../domain/learning/learningCampaigns.ts';

const none: AssignmentDueRule = { due_kind: 'none', due_on: null, due_days: null };

describe('PROD-15 the last day of an assignment', () => {
  test.each([
    ['there is none', none, '2026-11-21', null],
    [
      'the same for everybody',
      { ...none, due_kind: 'on_day', due_on: '2026-12-24' } as const,
      '2026-11-21',
      '2026-12-24',
    ],
    [
      'today for who starts after it',
      { ...none, due_kind: 'on_day', due_on: '2026-11-01' } as const,
      '2026-11-21',
      '2026-11-21',
    ],
    [
      'some days after the own start',
      { ...none, due_kind: 'after_days', due_days: 14 } as const,
      '2026-12-24',
      '2027-01-07',
    ],
    [
      'over a leap day',
      { ...none, due_kind: 'after_days', due_days: 30 } as const,
      '2028-02-15',
      '2028-03-16',
    ],
  ])('%s', (_name, due, assignedOn, expected) => {
    expect(assignmentDueOn(due, assignedOn)).toBe(expected);
  });

  test('the start of an assignment is the first day of the campaign, or today if later', () => {
    expect(assignmentStart('2026-12-01', '2026-11-21')).toBe('2026-12-01');
    expect(assignmentStart('2026-11-01', '2026-11-21')).toBe('2026-11-21');
  });
});

test('a draft can be launched, an active campaign closed, and a closed one reopened', () => {
  const allowed = { draft: 'active', active: 'closed', closed: 'active' } as const;
  for (const from of learningStatuses) {
    for (const to of learningStatuses) {
      if (allowed[from] === to) expect(() => changeLearningStatus(from, to)).not.toThrow();
      else expect(() => changeLearningStatus(from, to)).toThrow('status_change');
    }
  }
});

test.each<[LearningStatus, string, boolean]>([
  ['draft', 'path_id', true],
  ['draft', 'due_on', true],
  ['active', 'path_id', false],
  ['active', 'due_days', false],
  ['active', 'team_ids', true],
  ['active', 'message', true],
  ['closed', 'team_ids', false],
  ['closed', 'name', true],
])('in a campaign that is %s, changing %s is allowed: %s', (status, field, may) => {
  expect(canEditLearningField(status, field)).toBe(may);
});
