import { expect, test } from 'vitest';
import { isOpen, isOverdue, mayChangeTo } from '../../../domain/learning/assignments.ts';

test('an assignment is overdue after its last day, until it is finished or taken back', () => {
  const due_on = '2026-11-20';
  expect(isOverdue({ state: 'started', due_on }, '2026-11-20')).toBe(false);
  expect(isOverdue({ state: 'started', due_on }, '2026-11-21')).toBe(true);
  expect(isOverdue({ state: 'assigned', due_on }, '2026-11-21')).toBe(true);
  expect(isOverdue({ state: 'finished', due_on }, '2026-11-21')).toBe(false);
  expect(isOverdue({ state: 'withdrawn', due_on }, '2026-11-21')).toBe(false);
  expect(isOverdue({ state: 'assigned', due_on: null }, '2026-11-21')).toBe(false);
});

test('what is open can be taken back, what was taken back given again, and what is finished stays', () => {
  expect([isOpen('assigned'), isOpen('started'), isOpen('finished'), isOpen('withdrawn')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(mayChangeTo('started', 'withdrawn')).toBe(true);
  expect(mayChangeTo('withdrawn', 'assigned')).toBe(true);
  expect(mayChangeTo('finished', 'withdrawn')).toBe(false);
  expect(mayChangeTo('withdrawn', 'withdrawn')).toBe(false);
  expect(mayChangeTo('started', 'assigned')).toBe(false);
});
