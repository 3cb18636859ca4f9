import { describe, expect, test } from 'vitest';
import { canManageSprint, countInARow, selectSteps, sprintPhase } from '../../../domain/builder/ownSprint.ts';

/** Steps by day; a capital X marks those that are done. */
const stepsOf = (text: string) =>
  text.split(' ').map((part, index) => ({
    step_id: index + 1,
    day: Number(part.replace('X', '')),
    done_on: part.endsWith('X') ? '2026-11-01' : null,
  }));
const startsOn = '2026-11-01';
const idsOf = (text: string, today: string) => {
  const { current, next } = selectSteps(stepsOf(text), { startsOn, today });
  return [current?.step_id ?? null, next?.step_id ?? null];
};

describe('the step to do now', () => {
  test.each([
    ['is that of today', '1X 3 5', '2026-11-03', [2, 3]],
    ['is that of today, also if an earlier one is open', '1 3 5', '2026-11-03', [2, 3]],
    ['is the first open one of an earlier day otherwise', '1 2 5', '2026-11-04', [1, 3]],
    ['is none if nothing is due', '1X 5', '2026-11-03', [null, 2]],
    ['is none before the first day', '1 2', '2026-10-30', [null, 1]],
    ['is none when all are done', '1X 2X', '2026-11-09', [null, null]],
    ['goes by day, whatever the order', '5 1', '2026-11-05', [1, null]],
  ])('%s', (_what, text, today, ids) => {
    expect(idsOf(text, today)).toEqual(ids);
  });
});

describe('steps done in a row', () => {
  test.each([
    ['are mentioned from three on', '1X 2X 3X', '2026-11-03', 3],
    ['aren’t mentioned below three', '1X 2X', '2026-11-03', null],
    ['aren’t interrupted by today’s', '1X 2X 3X 4', '2026-11-04', 3],
    ['end with a step that was left out', '1X 2X 3X 4', '2026-11-05', null],
    ['begin again after one', '1 2X 3X 4X', '2026-11-05', 3],
    ['count a step that was done early', '1X 2X 9X', '2026-11-03', 3],
  ])('%s', (_what, text, today, count) => {
    expect(countInARow(stepsOf(text), { startsOn, today })).toBe(count);
  });
});

test('a sprint is over when someone ends it, not after its last day', () => {
  const phaseOn = (today: string) => sprintPhase({ status: 'running', starts_on: startsOn }, today);
  expect(['2026-10-31', '2026-11-01', '2027-11-01'].map(phaseOn)).toEqual(['upcoming', 'running', 'running']);
  expect(sprintPhase({ status: 'cancelled', starts_on: startsOn }, '2026-10-01')).toBe('over');
});

test('a sprint is managed by its person, or by whoever leads its team', () => {
  const member = { isOwn: false, leadsTeam: false };
  const readers = [member, { ...member, isOwn: true }, { ...member, leadsTeam: true }];
  expect(readers.map(canManageSprint)).toEqual([false, true, true]);
});
