import { describe, expect, test } from 'vitest';
import {
  acceptsApplications,
  changeRoleStatus,
  checkRoleEditable,
  nextRoleStatuses,
} from '../../../domain/hiring/roleStatus.ts';
import {
  checkStage,
  countStageFunnel,
  defaultStages,
  firstStage,
  normalizeStages,
} from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';

const opening = { closesOn: null, today: '2026-11-21', hasRates: false };
const codeOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return (error as Refusal).problems[0]?.problem ?? (error as Refusal).code;
  }
};

describe('a role', () => {
  test.each([
    ['draft', 'open', 'open'],
    ['open', 'closed', 'closed'],
    ['closed', 'open', 'open'],
    ['draft', 'closed', 'status_change'],
    ['open', 'draft', 'status_change'],
    ['closed', 'draft', 'status_change'],
  ] as const)('that is %s can become %s: %s', (from, to, becomes) => {
    expect(codeOf(() => changeRoleStatus(from, to, opening))).toBe(becomes);
    expect(nextRoleStatuses(from).includes(to)).toBe(becomes === to);
  });

  test('cannot open after its last day or after selection rates were computed', () => {
    const past = { ...opening, closesOn: '2026-11-20' };
    expect(codeOf(() => changeRoleStatus('draft', 'open', past))).toBe('past');
    expect(changeRoleStatus('draft', 'open', { ...opening, closesOn: '2026-11-21' })).toBe('open');
    const rated = { ...opening, hasRates: true };
    expect(codeOf(() => changeRoleStatus('closed', 'open', rated))).toBe('status_change');
    expect(codeOf(() => changeRoleStatus('open', 'closed', rated))).toBe('closed');
  });

  test('accepts applications while open, including its last day', () => {
    expect(acceptsApplications('open', null, '2026-11-21')).toBe(true);
    expect(acceptsApplications('open', '2026-11-21', '2026-11-21')).toBe(true);
    expect(acceptsApplications('open', '2026-11-20', '2026-11-21')).toBe(false);
    expect(acceptsApplications('draft', null, '2026-11-21')).toBe(false);
    expect(acceptsApplications('closed', null, '2026-11-21')).toBe(false);
  });

  test('cannot be edited once closed', () => {
    expect(() => checkRoleEditable('closed')).toThrow(new Refusal('role_closed'));
    expect(() => checkRoleEditable('open')).not.toThrow();
  });
});

describe('the stages of a role', () => {
  test('are the default ones if a role has none', () => {
    expect(firstStage([])).toBe('applied');
    expect(firstStage(['Call', 'Visit'])).toBe('Call');
    expect(() => checkStage([], 'interview')).not.toThrow();
    expect(codeOf(() => checkStage(['Call'], 'interview'))).toBe('choice');
  });

  test.each([
    [['Call'], 'tooFew'],
    [[' Call ', 'call'], 'twiceInList'],
    [['Call', ' '], 'required'],
    [['Call', 'x'.repeat(41)], 'tooLong'],
    [Array.from({ length: 11 }, (_, at) => `Stage ${at}`), 'tooMany'],
  ])('cannot be %j', (stages, problem) => {
    expect(codeOf(() => normalizeStages(stages))).toBe(problem);
  });

  test('are trimmed and sorted', () => {
    expect(normalizeStages([' Visit ', 'Call'])).toEqual(['Visit', 'Call']);
  });

  test('count who is in each of them and who came as far', () => {
    const at = (stage: string, furthest = stage, active = true) => ({ stage, furthest, active });
    const funnel = countStageFunnel(
      [],
      [at('applied'), at('applied', 'interview'), at('offer', 'offer', false)],
    );
    expect(funnel.map(({ stage }) => stage)).toEqual(defaultStages);
    expect(funnel.map(({ now }) => now)).toEqual([2, 0, 0, 0]);
    expect(funnel.map(({ reached }) => reached)).toEqual([3, 2, 2, 1]);
  });
});
