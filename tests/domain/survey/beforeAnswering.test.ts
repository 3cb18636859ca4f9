import { expect, test } from 'vitest';
import { answerPromise, minPeopleBehind } from '../../../domain/survey/answerPromise.ts';
import { checkDecline } from '../../../domain/survey/checkDecline.ts';

test('SURV-03 the privacy notice depends on the relationship and on being the only manager', () => {
  const cases = [
    ['self', 0, 'self', 1],
    ['applicant', 0, 'applicant', 1],
    ['peer', 5, 'group', 3],
    ['direct_report', 0, 'group', 3],
    ['other', 1, 'group', 3],
    ['manager', 1, 'manager', 1],
    ['manager', 2, 'managers', 1],
  ] as const;
  for (const [relationship, managers, promise, fewest] of cases) {
    expect(answerPromise(relationship, managers)).toBe(promise);
    expect(minPeopleBehind(promise)).toBe(fewest);
  }
});

test('a rater can decline with a reason before the first answer only', () => {
  const cases = [
    ['approved', 'We never met.', 0, null],
    ['approved', 'We never met.', 1, 'rater_answering'],
    ['approved', '  ', 0, 'decline_reason'],
    ['declined', 'We never met.', 0, 'nomination_status'],
    ['replaced', 'We never met.', 0, 'nomination_status'],
    ['withdrawn', 'We never met.', 0, 'nomination_status'],
  ] as const;
  for (const [nomination, reason, answered, refusal] of cases) {
    const declining = () => checkDecline(nomination, reason, answered);
    if (refusal === null) expect(declining).not.toThrow();
    else expect(declining).toThrow(refusal);
  }
});
