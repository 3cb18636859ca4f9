import { expect, test } from 'vitest';
import { Refusal } from '../../../../domain/refusal.ts';
import {
  type ComparisonKind,
  checkComparison,
  type ScoreBasis,
  scoreKind,
} from '../../../../domain/scoring/personal/scoreComparison.ts';

const positive: readonly (1 | -1)[] = new Array<1>(144).fill(1);
const mixed: readonly (1 | -1)[] = positive.map((_, at) => (at % 10 < 3 ? -1 : 1));
const norm = (n: number, ...reliability: number[]) => ({ n, reliability });

test.each([
  ['all-positive and uncalibrated', positive, null, 'ipsative'],
  ['all-positive and calibrated', positive, norm(300, 0.7), 'normative'],
  ['mixed-keyed and uncalibrated', mixed, null, 'normative'],
  ['mixed-keyed and calibrated', mixed, norm(300, 0.8), 'normative'],
  ['positive but for one statement', [...positive, -1] as const, null, 'ipsative'],
  ['without statements', [], null, 'ipsative'],
] as const)('a form that is %s has the right type of scores', (_, keys, basis, kind) => {
  expect(scoreKind({ keys, norm: basis })).toBe(kind);
});

function reasonAgainst(what: ComparisonKind, basis: ScoreBasis, metrics?: readonly number[]): string | null {
  try {
    checkComparison(what, basis, metrics);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : 'another error';
  }
}

test('all metrics of one person can be compared', () => {
  expect(reasonAgainst('withinPerson', { keys: positive, norm: null })).toBeNull();
});

test('a relative profile is not compared with other people, and the reason is stated', () => {
  expect(reasonAgainst('betweenPeople', { keys: positive, norm: null })).toBe('score_relative');
  expect(reasonAgainst('rankApplicants', { keys: positive, norm: null })).toBe('score_relative');
  expect(reasonAgainst('betweenPeople', { keys: mixed, norm: null })).toBeNull();
  expect(reasonAgainst('betweenPeople', { keys: positive, norm: norm(300, 0.7) })).toBeNull();
});

test.each([
  [null, 'norm_too_small'],
  [norm(999, 0.9, 0.9), 'norm_too_small'],
  [norm(1000, 0.9, 0.79), 'score_unreliable'],
  [norm(1000), 'score_unreliable'],
  [norm(1000, 0.8, 0.8), null],
] as const)('ranking applicants on a norm of %o: %s', (basis, reason) => {
  expect(reasonAgainst('rankApplicants', { keys: mixed, norm: basis })).toBe(reason);
});

test('reliability from data counts instead of that by design', () => {
  const measured = (...split_half: number[]) => ({ ...norm(1000, 0.9, 0.9), split_half });
  const reason = (of: ReturnType<typeof measured>) =>
    reasonAgainst('rankApplicants', { keys: mixed, norm: of });
  expect(reason(measured(0.85, 0.6))).toBe('score_unreliable');
  expect(reason(measured(0.85, 0.81))).toBeNull();
});

test('only the compared metrics need to be reliable', () => {
  const basis = { keys: mixed, norm: norm(1000, 0.9, 0.7) };
  expect(reasonAgainst('rankApplicants', basis, [0])).toBeNull();
  expect(reasonAgainst('rankApplicants', basis, [0, 1])).toBe('score_unreliable');
});
