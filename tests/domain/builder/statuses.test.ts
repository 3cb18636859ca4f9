import { describe, expect, test } from 'vitest';
import {
  blueprintStatuses,
  changeBlueprintStatus,
  checkBlueprintDraft,
} from '../../../domain/builder/blueprintStatus.ts';
import {
  changeSprintStatus,
  checkStepDay,
  checkStepsEditable,
  nextSprintStatuses,
  sprintDatesProblem,
  sprintLength,
  sprintStatuses,
} from '../../../domain/builder/sprint.ts';

const allowed = new Set(['draft approved', 'approved retired']);

test.each(blueprintStatuses.flatMap((from) => blueprintStatuses.map((to) => [from, to] as const)))(
  'a blueprint can change from %s to %s only forward',
  (from, to) => {
    if (allowed.has(`${from} ${to}`)) expect(changeBlueprintStatus(from, to)).toBe(to);
    else expect(() => changeBlueprintStatus(from, to)).toThrow('status_change');
  },
);

test('only a draft of a blueprint can be changed', () => {
  expect(() => checkBlueprintDraft('draft')).not.toThrow();
  for (const status of ['approved', 'retired'] as const) {
    expect(() => checkBlueprintDraft(status)).toThrow('blueprint_locked');
  }
});

describe('a sprint', () => {
  test.each(sprintStatuses.flatMap((from) => sprintStatuses.map((to) => [from, to] as const)))(
    'can change from %s to %s only as the table allows',
    (from, to) => {
      if (nextSprintStatuses(from).includes(to)) expect(changeSprintStatus(from, to, 3)).toBe(to);
      else expect(() => changeSprintStatus(from, to, 3)).toThrow('status_change');
    },
  );
  test('cannot be reopened once finished, but can be planned again once canceled', () => {
    expect(nextSprintStatuses('finished')).toEqual([]);
    expect(nextSprintStatuses('cancelled')).toEqual(['draft']);
  });
  test('cannot start without a step but can be canceled', () => {
    expect(() => changeSprintStatus('draft', 'running', 0)).toThrow('sprint_empty');
    expect(changeSprintStatus('draft', 'cancelled', 0)).toBe('cancelled');
  });
  test('of one day has one day, since the last day counts', () => {
    expect(sprintLength('2026-11-02', '2026-11-02')).toBe(1);
    expect(sprintLength('2026-10-20', '2026-11-02')).toBe(14);
  });
  test('has no step after its last day', () => {
    expect(() => checkStepDay(14, 14)).not.toThrow();
    expect(() => checkStepDay(15, 14)).toThrow('invalid');
  });
  test('keeps its steps once finished', () => {
    for (const status of ['draft', 'running'] as const)
      expect(() => checkStepsEditable(status)).not.toThrow();
    for (const status of ['finished', 'cancelled'] as const) {
      expect(() => checkStepsEditable(status)).toThrow('sprint_over');
    }
  });
});

test.each([
  ['2026-11-02', '2026-11-02', null],
  ['2026-11-02', '2027-01-30', null],
  ['2026-11-02', '2027-01-31', 'tooLongSprint'],
  ['2026-11-02', '2026-11-01', 'beforeStart'],
  ['2026-02-30', '2026-11-01', null],
  ['', 'null', null],
])('a sprint from %s to %s: %s', (startsOn, endsOn, problem) => {
  expect(sprintDatesProblem(startsOn, endsOn)).toBe(problem);
});
