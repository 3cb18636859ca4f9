import { describe, expect, test } from 'vitest';
import { minPeopleByFrequency } from '../../../domain/comments/minPeople.ts';
import { computeOptionShares } from '../../../domain/comments/optionShares.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

/** `counts[pattern]` people who chose the options whose bits are set in `pattern`. */
const answersOf = (counts: readonly number[]): number[][] =>
  counts.flatMap((count, pattern) =>
    Array.from({ length: count }, () => [1, 2, 3].filter((option) => pattern & (1 << (option - 1)))),
  );
const rowsOf = (counts: readonly number[], options: readonly number[] = [1, 2]) =>
  computeOptionShares(options, answersOf(counts))?.shares.map(
    ({ options: [option], percent }) => `${option}: ${percent}`,
  ) ?? null;

describe('the shares of a multiple choice', () => {
  // The order of patterns: none, only 1, only 2, both.
  test.each([
    ['each option by its own', [4, 6, 6, 4], ['1: 50', '2: 50']],
    ['no option that fewer than three chose', [10, 10, 2, 0], ['1: 45']],
    ['no option that fewer than three did not choose', [1, 10, 1, 10], ['2: 50']],
    ['nothing below 20 answers', [4, 6, 6, 3], null],
    ['nothing if everyone chose the same', [0, 30, 0, 0], null],
    ['nothing if everyone chose none', [30, 0, 0, 0], null],
  ] as const)('are %s', (_case, counts, expected) => {
    expect(rowsOf(counts)).toEqual(expected);
  });

  test('count people who chose none, who differ from those who skipped', () => {
    expect(rowsOf([10, 10, 0, 0])).toEqual(['1: 50']);
    expect(computeOptionShares([1, 2], answersOf([0, 10, 0, 0]))).toBeNull();
  });

  test('need 20 and 3 people where raters answered several times', () => {
    const twice = minPeopleByFrequency(Array.from({ length: 30 }, () => 2));
    const shares = (yes: number, no: number) => computeOptionShares([1], answersOf([no, yes]), twice);
    expect(shares(19, 19)).toBeNull();
    expect(shares(20, 19)?.n_band).toBe(20);
    expect(shares(4, 40)).toBeNull();
    expect(shares(5, 40)?.shares).toHaveLength(1);
  });
});

/**
 * Everything that an attacker who knows the exact number of answers can derive: all joint distributions of three options with the same
 * published result. Two respondents may act together and subtract their own answers.
 */
describe('someone who combines the options of one question', () => {
  const total = 20;
  const patterns = 8;

  function* distributions(people: number, from = 0): Generator<number[]> {
    if (from === patterns - 1) {
      yield [people];
      return;
    }
    for (let count = 0; count <= people; count++) {
      for (const rest of distributions(people - count, from + 1)) yield [count, ...rest];
    }
  }

  /** The numbers of yes of all joint distributions of the other people that have these marginal sums. */
  function feasibleCounts(sums: readonly number[], people: number): Set<number>[] {
    const possible = Array.from({ length: patterns }, () => new Set<number>());
    for (const counts of distributions(people)) {
      const matches = sums.every(
        (sum, option) =>
          counts.reduce((all, count, pattern) => all + (pattern & (1 << option) ? count : 0), 0) === sum,
      );
      if (matches) for (const [pattern, count] of counts.entries()) possible[pattern]?.add(count);
    }
    return possible;
  }

  test('never learns how many of the others have a combination, and no answer of any of them', () => {
    const random = createSeededRandom(5);
    let attacked = 0;
    for (let round = 0; round < 60 && attacked < 6; round++) {
      const answers = Array.from({ length: total }, () => [1, 2, 3].filter(() => random(0, 3) > round % 3));
      const published = computeOptionShares([1, 2, 3], answers);
      if (published?.shares.length !== 3) continue;
      attacked += 1;
      // At 20 answers a step of 5% is one person, so percentages are exact counts for whoever knows the number of answers.
      const own = answers.slice(0, 2);
      const sums = [1, 2, 3].map(
        (option) =>
          (published.shares[option - 1]?.percent ?? 0) / 5 - own.filter((one) => one.includes(option)).length,
      );
      for (const sum of sums) {
        expect(sum).toBeGreaterThanOrEqual(1);
        expect(sum).toBeLessThanOrEqual(total - 3);
      }
      for (const counts of feasibleCounts(sums, total - 2)) {
        expect(counts.size).toBeGreaterThan(1);
      }
    }
    expect(attacked).toBe(6);
  });
});
