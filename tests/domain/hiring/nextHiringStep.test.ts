import { expect, test } from 'vitest';
import { nextHiringStep, stageAfter } from '../../../domain/hiring/nextHiringStep.ts';

const facts = {
  decision: 'none',
  withdrawnOn: null,
  roleStatus: 'open',
  hasFinished: true,
  asksForSupport: false,
  stage: 'assessment',
  stages: ['applied', 'assessment', 'interview', 'offer'],
  hasNotes: false,
} as const;

test.each([
  [{}, 'moveOn'],
  [{ hasFinished: false }, 'awaitAssessment'],
  [{ hasFinished: false, asksForSupport: true }, 'arrangeSupport'],
  [{ stage: 'interview' }, 'takeNotes'],
  [{ stage: 'interview', hasNotes: true }, 'moveOn'],
  [{ stage: 'offer' }, 'decide'],
  [{ roleStatus: 'closed', hasFinished: false }, 'decide'],
  [{ decision: 'offered' }, 'answerOffer'],
  [{ decision: 'rejected' }, 'over'],
  [{ withdrawnOn: '2026-11-20', decision: 'offered' }, 'over'],
] as const)('the next step of an application with %o is %s', (changes, step) => {
  expect(nextHiringStep({ ...facts, ...changes })).toBe(step);
});

test('the last stage has no stage after it', () => {
  expect(stageAfter(facts.stages, 'interview')).toBe('offer');
  expect(stageAfter(facts.stages, 'offer')).toBeNull();
});
