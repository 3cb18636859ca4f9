import { describe, expect, test } from 'vitest';
import { computeAnswerShares } from '../../../domain/comments/answerShares.ts';
import { computeEnps } from '../../../domain/comments/enps.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

const form: SupplementalQuestionContent = {
  kind: 'enps',
  text: 'How likely are you to recommend us?',
  low: 'Not likely',
  high: 'Very likely',
  points: null,
  options: [],
};

/** Answers with these numbers of detractors, passives and promoters, spread over their steps. */
const answers = (detractors: number, passives: number, promoters: number): number[] => [
  ...Array.from({ length: detractors }, (_, index) => index % 7),
  ...Array.from({ length: passives }, (_, index) => 7 + (index % 2)),
  ...Array.from({ length: promoters }, (_, index) => 9 + (index % 2)),
];
const sharesOf = (given: readonly number[]) =>
  computeAnswerShares(form, given)?.shares.map(({ options, ...share }) => ({ ...share, steps: options })) ??
  [];
const enpsOf = ([detractors, passives, promoters]: readonly [number, number, number]) =>
  computeEnps(sharesOf(answers(detractors, passives, promoters)));

describe('KIND-05 the eNPS', () => {
  // Computed by hand: promoters minus detractors in percent, each rounded to 5; the range is 2.5 on either side of each.
  test.each([
    ['10 of each of three groups: 35% − 35%', [10, 10, 10], { score: 0, from: -5, to: 5 }],
    ['20 answers, 8 promoters and 5 detractors: 40% − 25%', [5, 7, 8], { score: 15, from: 10, to: 20 }],
    ['20 answers, 3 promoters and 14 detractors: 15% − 70%', [14, 3, 3], { score: -55, from: -60, to: -50 }],
    [
      '200 answers, 3 promoters, "5% or less", and 100 detractors',
      [100, 97, 3],
      { score: -45, from: -53, to: -40 },
    ],
    [
      '200 answers, 194 promoters, "95% or more", and 3 detractors',
      [3, 3, 194],
      { score: 90, from: 85, to: 100 },
    ],
    [
      '1,000 answers, 333 promoters and 412 detractors: 35% − 40%',
      [412, 255, 333],
      { score: -5, from: -10, to: 0 },
    ],
  ] as const)('%s', (_case, groups, expected) => {
    expect(enpsOf(groups)).toEqual(expected);
  });

  test('needs 20 answers', () => {
    expect(enpsOf([6, 6, 7])).toBeNull();
    expect(enpsOf([6, 6, 8])).not.toBeNull();
  });

  test.each([
    ['two promoters', [10, 10, 2]],
    ['two detractors', [2, 10, 10]],
    ['two passives', [10, 2, 10]],
    ['no passives', [10, 0, 10]],
    ['the same answer from everyone', [0, 0, 30]],
  ] as const)('is not shown with %s', (_case, groups) => {
    expect(enpsOf(groups)).toBeNull();
  });

  test('lies within its range, and publishes nothing finer than the three groups', () => {
    const random = createSeededRandom(11);
    for (let round = 0; round < 300; round++) {
      const groups = [random(3, 60), random(3, 60), random(3, 60)] as const;
      const given = answers(...groups);
      const shares = sharesOf(given);
      expect(shares.every(({ steps }) => steps.length >= 2)).toBe(true);
      const enps = computeEnps(shares);
      if (given.length < 20) {
        expect(enps).toBeNull();
        continue;
      }
      const [detractors, , promoters] = groups;
      const exact = (100 * (promoters - detractors)) / given.length;
      expect(exact).toBeGreaterThanOrEqual(enps?.from ?? 101);
      expect(exact).toBeLessThanOrEqual(enps?.to ?? -101);
    }
  });
});
