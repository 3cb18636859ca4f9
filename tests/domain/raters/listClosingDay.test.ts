import { expect, test } from 'vitest';
import { listClosingDay } from '../../../domain/raters/listClosingDay.ts';
import { defaultNominationRules } from '../../../domain/raters/nomination.ts';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';

const none = { minimum: 0, maximum: 0 };
const rules = {
  ...defaultNominationRules,
  manager: none,
  peer: { minimum: 3, maximum: 5 },
  direct_report: none,
};
const rater = (finished_on: string | null = null, relationship: RaterRelationship = 'peer') => ({
  relationship,
  finished_on,
});

test('the first answer closes a complete list on its earliest day', () => {
  const list = [rater(), rater('2026-11-25'), rater('2026-11-23')];
  expect(listClosingDay(list, rules)).toBe('2026-11-23');
});

test.each([
  ['nobody has answered', [rater(), rater(), rater()], rules],
  ['a minimum is not met', [rater('2026-11-23'), rater()], rules],
  [
    'so few are asked that it would tell who has answered',
    [rater('2026-11-23', 'manager'), rater(), rater()],
    { ...rules, peer: { minimum: 0, maximum: 5 } },
  ],
])('no answer closes a list while %s', (_why, list, bounds) => {
  expect(listClosingDay(list, bounds)).toBeNull();
});
