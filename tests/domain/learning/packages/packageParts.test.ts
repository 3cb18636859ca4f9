import { expect, test } from 'vitest';
import { packagePartsOf, readPartsOutcome } from '../../../../domain/learning/packages/packageParts.ts';

const part = (weight = 1) => ({
  ...{ title: 'A', section: '', launch: 'a.html', mastery: null, weight, is_asset: false },
});
const state = (of: number, score: number | null, is_completed = true) => ({ part: of, score, is_completed });

test('a package with one part has only what its manifest says about it', () => {
  expect(packagePartsOf({ standard: '1.2', launch: 'a.html', mastery: 80 })).toMatchObject([
    { title: '', launch: 'a.html', mastery: 80 },
  ]);
});

test.each([
  ['nothing was reported', [part(), part()], [], { isCompleted: false, score: null }],
  ['a part is missing', [part(), part()], [state(0, 80)], { isCompleted: false, score: 80 }],
  [
    'a part is open',
    [part(), part()],
    [state(0, 80), state(1, null, false)],
    { isCompleted: false, score: 80 },
  ],
  ['all are completed', [part(), part()], [state(1, 50), state(0, 80)], { isCompleted: true, score: 65 }],
  ['some have no score', [part(), part()], [state(0, null), state(1, 70)], { isCompleted: true, score: 70 }],
  ['none has a score', [part()], [state(0, null)], { isCompleted: true, score: null }],
  ['weights differ', [part(1), part(0.5)], [state(0, 90), state(1, 60)], { isCompleted: true, score: 80 }],
  ['a weight is 0', [part(1), part(0)], [state(0, 90), state(1, 10)], { isCompleted: true, score: 90 }],
  [
    'thirds are rounded',
    [part(), part(), part()],
    [0, 1, 2].map((of) => state(of, of === 0 ? 100 : 0)),
    { isCompleted: true, score: 33.33 },
  ],
])('the outcome when %s', (_case, parts, states, outcome) => {
  expect(readPartsOutcome(parts, states)).toEqual(outcome);
});
