import { expect, test } from 'vitest';
import type { ProfileEstimate } from '../../../../domain/scoring/personal/contrasts.ts';
import { compareSelfAndOthers } from '../../../../domain/scoring/raters/compareSelfAndOthers.ts';

/** A profile with uncorrelated elements of this standard error. */
const profile = (theta: readonly number[], se: number): ProfileEstimate => ({
  theta,
  covariance: theta.map((_, row) => theta.map((_, column) => (row === column ? se * se : 0))),
});
const compare = (self: readonly number[], others: readonly number[], se = 0.1) =>
  compareSelfAndOthers(profile(self, se), [profile(others, se)]).flat();

test('a gap is named only if it is significant among all gaps', () => {
  const words = compareSelfAndOthers(profile([1.2, 0.9, -1.3], 0.3), [profile([0, 0, 0], 0.4)])
    .flat()
    .map(({ gap, se, word }) => [gap, se, word]);
  expect(words).toEqual([
    [1.2, 0.5, 'selfHigher'],
    [0.9, 0.5, 'inLine'],
    [-1.3, 0.5, 'othersHigher'],
  ]);
});

test('each element is placed by self and others relative to its own mean', () => {
  // The same profile two units higher: only differences within a profile count.
  const [known, blind, hidden, development] = compare([3, 3, 1, 1], [1, -1, 1, -1]).map(
    ({ johari }) => johari,
  );
  expect([known, blind, hidden, development]).toEqual([
    'knownStrength',
    'blindSpot',
    'hiddenStrength',
    'knownDevelopmentArea',
  ]);
});

test('uncertain placements have no statement', () => {
  expect(compare([1, -1, 0], [1, -1, 0]).map(({ johari }) => johari)).toEqual([
    'knownStrength',
    'knownDevelopmentArea',
    'notEnoughCertainty',
  ]);
  expect(compare([1, -1], [1, -1], 1).map(({ johari }) => johari)).toEqual([
    'notEnoughCertainty',
    'notEnoughCertainty',
  ]);
});

test('an error shared by all elements does not affect placements within a profile', () => {
  const shared: ProfileEstimate = {
    theta: [0.5, -0.5],
    covariance: [
      [1, 0.99],
      [0.99, 1],
    ],
  };
  expect(
    compareSelfAndOthers(shared, [shared])
      .flat()
      .map(({ johari, word }) => [johari, word]),
  ).toEqual([
    ['knownStrength', 'inLine'],
    ['knownDevelopmentArea', 'inLine'],
  ]);
  expect(() => compareSelfAndOthers(shared, [profile([1], 1)])).toThrow(RangeError);
});

test('answers that cannot be told from a random ranking get no words, and do not change those of others', () => {
  const self = profile([1, -1], 0.1);
  const [others, manager] = [profile([-1, 1], 0.1), { ...profile([-1, 1], 0.1), isUndecided: true }];
  const wordsOf = (rows: ReturnType<typeof compareSelfAndOthers>) =>
    rows.map((group) => group.map(({ word, johari }) => [word, johari]));
  const [withWords] = wordsOf(compareSelfAndOthers(self, [others]));
  const none = ['inLine', 'notEnoughCertainty'];
  expect(withWords).toEqual([
    ['selfHigher', 'blindSpot'],
    ['othersHigher', 'hiddenStrength'],
  ]);
  expect(wordsOf(compareSelfAndOthers(self, [manager, others]))).toEqual([[none, none], withWords]);
  expect(wordsOf(compareSelfAndOthers({ ...self, isUndecided: true }, [others]))).toEqual([[none, none]]);
});

test('the gaps of all groups of raters are tested together', () => {
  const self = profile([1.05, 0], 0.3);
  const even = profile([0, 0], 0.4);
  const words = (groups: readonly ProfileEstimate[]) =>
    compareSelfAndOthers(self, groups).map((group) => group.map(({ word }) => word));
  // 2.1 standard errors: p = .036.
  expect(words([even])).toEqual([['inLine', 'inLine']]);
  expect(words([profile([-0.15, 0], 0.4)])).toEqual([['selfHigher', 'inLine']]);
  expect(words([profile([-0.15, 0], 0.4), even, even])[0]).toEqual(['inLine', 'inLine']);
});
