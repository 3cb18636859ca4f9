import { expect, test } from 'vitest';
import {
  canChangeAssignment,
  isOpenAssignment,
  isOverdue,
} from '../../../domain/learning/learningAssignments.ts';

test('an assignment is overdue after its last day unless finished or revoked', () => {
  const due_on = '2026-11-20';
  expect(isOverdue({ state: 'started', due_on }, '2026-11-20')).toBe(false);
  expect(isOverdue({ state: 'started', due_on }, '2026-11-21')).toBe(true);
  expect(isOverdue({ state: 'assigned', due_on }, '2026-11-21')).toBe(true);
  expect(isOverdue({ state: 'finished', due_on }, '2026-11-21')).toBe(false);
  expect(isOverdue({ state: 'withdrawn', due_on }, '2026-11-21')).toBe(false);
  expect(isOverdue({ state: 'assigned', due_on: null }, '2026-11-21')).toBe(false);
});

test('open assignments can be revoked, revoked ones restored, and finished ones stay', () => {
  expect([
    isOpenAssignment('assigned'),
    isOpenAssignment('started'),
    isOpenAssignment('finished'),
    isOpenAssignment('withdrawn'),
  ]).toEqual([true, true, false, false]);
  expect(canChangeAssignment('started', 'withdrawn')).toBe(true);
  expect(canChangeAssignment('withdrawn', 'assigned')).toBe(true);
  expect(canChangeAssignment('finished', 'withdrawn')).toBe(false);
  expect(canChangeAssignment('withdrawn', 'withdrawn')).toBe(false);
  expect(canChangeAssignment('started', 'assigned')).toBe(false);
});
