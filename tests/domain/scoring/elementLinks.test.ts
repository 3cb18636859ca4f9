import { describe, expect, test } from 'vitest';
import { answerPercent } from '../../../domain/scoring/answerPercent.ts';
import { linkElements, linkedElementValues, linkScore } from '../../../domain/scoring/elementLinks.ts';
import { elementPlaces } from '../../../domain/scoring/elementPlaces.ts';

const levels = [0, 1, 2, 3];
const everyKeys = levels
  .flatMap((a) => levels.flatMap((b) => levels.flatMap((c) => levels.map((d) => [a, b, c, d]))))
  .filter((keys) => keys.every((key, at) => at === 0 || key >= (keys[at - 1] ?? 0)))
  .filter((keys) => new Set(keys).size > 1);
const orders = levels
  .flatMap((a) => levels.flatMap((b) => levels.flatMap((c) => levels.map((d) => [a, b, c, d]))))
  .filter((order) => new Set(order).size === 4);

const questionOf = (element_id: number, keys: readonly number[]) => ({
  element_id,
  options: keys.map((key) => ({ key })),
});

/** All values that a question can get in a response, with any luck in rounding. */
function valuesOf(keys: readonly number[], steps: number): readonly number[] {
  const values = orders.flatMap((order) => {
    const percent = answerPercent(keys, order);
    return [0, 0.999_999].map((random) => linkScore(percent, { steps }, random));
  });
  return [...new Set(values)].sort((a, b) => a - b);
}

describe('ANON-07 the value of an element in a short campaign', () => {
  test('can be the same numbers whichever of its questions was asked, for all possible keys', () => {
    expect(everyKeys.length).toBe(31);
    for (const one of everyKeys) {
      for (const other of everyKeys) {
        const [link] = linkElements([questionOf(1, one), questionOf(1, other)]);
        const steps = link?.steps ?? 0;
        expect(valuesOf(one, steps), `${one} and ${other}`).toEqual(valuesOf(other, steps));
        expect(valuesOf(one, steps)).toHaveLength(steps + 1);
      }
    }
  });

  test('is the score itself for the usual keys', () => {
    const usual = [3, 2, 1, 0];
    expect(linkElements([questionOf(4, usual), questionOf(4, [0, 3, 1, 2])])).toEqual([
      { element_id: 4, steps: 10 },
    ]);
    for (const order of orders) {
      const percent = answerPercent(usual, order);
      expect([0, 0.5, 0.999].map((random) => linkScore(percent, { steps: 10 }, random))).toEqual([
        percent,
        percent,
        percent,
      ]);
    }
  });

  test('is expected to be the score wherever that lies between two steps', () => {
    for (const steps of [1, 2, 3, 4, 5, 6, 10]) {
      for (const percent of [0, 4, 33, 50, 66.6, 99, 100]) {
        const draws = 10_000;
        const mean =
          Array.from({ length: draws }, (_, at) => linkScore(percent, { steps }, at / draws)).reduce(
            (sum, value) => sum + value,
            0,
          ) / draws;
        expect(Math.abs(mean - percent)).toBeLessThan(0.05);
      }
    }
  });

  test('comes from the one question that was answered, in the order of the elements', () => {
    const questions = [{ element_id: 8 }, { element_id: 8 }, { element_id: 5 }, { element_id: 5 }];
    const links = [
      { element_id: 8, steps: 10 },
      { element_id: 5, steps: 10 },
    ];
    expect(linkedElementValues(questions, [null, 70, 20, null], links, () => 0)).toEqual([70, 20]);
    expect(linkedElementValues(questions, [70, null, null, 20], links, () => 0)).toEqual([70, 20]);
    expect(linkedElementValues(questions, [70, null, null, null], links, () => 0)).toEqual([70, null]);
  });
});

test('a response has a value for each question of a full campaign and for each element of a short one', () => {
  const questions = [{ element_id: 8 }, { element_id: 5 }, { element_id: 8 }];
  expect(elementPlaces({ questions, links: null })).toEqual([
    { element_id: 8, places: [0, 2] },
    { element_id: 5, places: [1] },
  ]);
  const links = [
    { element_id: 8, steps: 10 },
    { element_id: 5, steps: 3 },
  ];
  expect(elementPlaces({ questions, links })).toEqual([
    { element_id: 8, places: [0] },
    { element_id: 5, places: [1] },
  ]);
});
