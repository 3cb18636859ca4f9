import { describe, expect, test } from 'vitest';
import { measuredReliabilityOf } from '../../../domain/metricResults/publishedReliability.ts';
import {
  type MeasuredPerson,
  reliabilityBand,
  technicalFigures,
} from '../../../domain/metricResults/technicalFigures.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { reliabilityWord } from '../../../domain/scoring/personal/reliabilityWord.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';

const random = seededRandom(4);
/** A person from a population in which the halves of a form correlate by `half`, in every split. */
function measuredPerson(half: number): MeasuredPerson {
  const theta = metrics.map(() => random.normal());
  const halfOf = () => theta.map((value) => Math.sqrt(half) * value + Math.sqrt(1 - half) * random.normal());
  return { theta, se: metrics.map(() => 0.4), halves: [0, 1, 2].map(() => [halfOf(), halfOf()] as const) };
}
const measuredPeople = (count: number, half = 0.5) =>
  Array.from({ length: count }, () => measuredPerson(half));
const noRaters = { people: 0, reliability_of_one: null };

test.each([
  [29, null],
  [30, 30],
  [49, 30],
  [50, 50],
  [600, 100],
])('%s people are published as %s', (people, band) => {
  expect(reliabilityBand(people)).toBe(band);
});

describe('the technical figures of a campaign', () => {
  test('have the reliability by design and from data in hundredths', () => {
    const { people, by_design, measured, raters } = technicalFigures(measuredPeople(400), noRaters);
    expect([people, raters]).toEqual([100, null]);
    expect(by_design).toEqual(metrics.map(() => 0.84));
    for (const value of measured ?? []) {
      expect(value).toBe(Math.round(100 * value) / 100);
      // Spearman and Brown: 2 * .5 / 1.5.
      expect(Math.abs(value - 0.67)).toBeLessThan(0.12);
    }
  });

  test('have no numbers for 29 people', () => {
    expect(technicalFigures(measuredPeople(29), noRaters)).toEqual({
      people: null,
      by_design: null,
      measured: null,
      raters: null,
    });
  });

  test('have the reliability of one rater for 30 people with feedback', () => {
    const ratersOf = (people: number) =>
      technicalFigures(measuredPeople(30), { people, reliability_of_one: 0.31 }).raters;
    expect(ratersOf(29)).toBeNull();
    expect(ratersOf(64)).toEqual({ people: 50, reliability_of_one: 0.31 });
  });
});

test('intervals use the lowest number of people of the band', () => {
  const figures = { people: 30, measured: [0.6] };
  const measured = measuredReliabilityOf(figures, 0);
  expect(measured).toMatchObject({ value: 0.6 });
  expect(measured?.low).toBeLessThan(0.4);
  expect(measuredReliabilityOf({ people: null, measured: null }, 0)).toBeNull();
});

test.each([
  [0.8, 'high'],
  [0.79, 'fair'],
  [0.6, 'fair'],
  [0.59, 'low'],
])('a reliability of %s is %s', (value, word) => {
  expect(reliabilityWord(value)).toBe(word);
});
