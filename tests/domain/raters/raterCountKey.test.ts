import { expect, test } from 'vitest';
import { raterCountKey } from '../../../domain/raters/raterCountKey.ts';
import { raterCounts } from '../../../locales/en/raterCounts.ts';

test.each([
  [
    { approved: 4, proposed: 1, needed: { minimum: 3, maximum: 6 } },
    '%{approved} of %{minimum} to %{maximum} approved, %{proposed} pending',
  ],
  [
    { approved: 4, proposed: 0, needed: { minimum: 3, maximum: 6 } },
    '%{approved} of %{minimum} to %{maximum} approved',
  ],
  [{ approved: 1, proposed: 0, needed: { minimum: 1, maximum: 1 } }, '%{approved} of %{maximum} approved'],
  [
    { approved: 0, proposed: 2, needed: { minimum: 0, maximum: 4 } },
    '%{approved} of at most %{maximum} approved, %{proposed} pending',
  ],
  [{ approved: 2, proposed: 0, needed: null }, '%{approved} approved'],
])('the count of raters %o has one sentence', (count, sentence) => {
  expect(raterCounts[raterCountKey(count) as keyof typeof raterCounts]).toBe(sentence);
});
