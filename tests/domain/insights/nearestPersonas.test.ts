import { describe, expect, test } from 'vitest';
import { answerForm, drawTheta, generateDesign } from '../../../bench/scoringForms.ts';
import { nearestPersonas } from '../../../domain/insights/nearestPersonas.ts';
import { centroidOf, patternOf, personaCodes } from '../../../domain/insights/personas.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { estimateProfile } from '../../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../../domain/scoring/personal/prior.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';

/** A profile with equal errors, raised by `level`. */
const profile = (shape: readonly number[], { level = 0, se = 0.3 } = {}) => ({
  theta: shape.map((value) => value + level),
  covariance: shape.map((_, r) => shape.map((_entry, c) => (r === c ? se ** 2 : 0))),
});
const times = (shape: readonly number[], by: number) => shape.map((value) => value * by);
const halfway = (a: readonly number[], b: readonly number[]) =>
  a.map((value, k) => (value + (b[k] ?? 0)) / 2);

describe('the personas', () => {
  test('have three high and three low metrics each, without duplicates', () => {
    for (const persona of personaCodes) {
      const { strong, quiet } = patternOf(persona);
      expect(new Set([...strong, ...quiet]).size, persona).toBe(6);
    }
  });

  test('have centers of sum zero and equal length, so that only the shape counts', () => {
    for (const persona of personaCodes) {
      const centre = centroidOf(persona);
      expect(centre).toHaveLength(metrics.length);
      expect(centre.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0);
      expect(centre.reduce((sum, value) => sum + value ** 2, 0)).toBeCloseTo(1);
    }
  });

  test('are nearest to themselves', () => {
    for (const persona of personaCodes) {
      const { outcome, nearest } = nearestPersonas(profile(times(centroidOf(persona), 3)));
      expect(outcome).toBe('near');
      expect(nearest).toMatchObject([{ persona, nearness: 'very', similarity: { value: 100 } }]);
    }
  });
});

describe('the nearest persona', () => {
  const shape = times(centroidOf('coach'), 3);

  test('does not depend on the level of the profile', () => {
    expect(nearestPersonas(profile(shape, { level: 2 }))).toEqual(nearestPersonas(profile(shape)));
  });

  test('is missing for an even profile or one within chance', () => {
    expect(nearestPersonas(profile(times(shape, 0)))).toEqual({ outcome: 'even', nearest: [] });
    expect(nearestPersonas(profile(shape, { se: 3.1 })).outcome).toBe('even');
  });

  test('is marked as uncertain when chance could explain it', () => {
    const { outcome, nearest } = nearestPersonas(profile(shape, { se: 1.6 }));
    expect(outcome).toBe('unsure');
    expect(nearest).toMatchObject([{ persona: 'coach', nearness: 'very' }]);
  });

  test('is a tie when the error does not separate two personas', () => {
    const between = times(halfway(centroidOf('listener'), centroidOf('coach')), 3);
    const { outcome, nearest } = nearestPersonas(profile(between));
    expect(outcome).toBe('between');
    expect(nearest.map(({ persona }) => persona).sort()).toEqual(['coach', 'listener']);
    const leaning = between.map((value, k) => value + (centroidOf('coach')[k] ?? 0));
    expect(nearestPersonas(profile(leaning, { se: 0.1 })).outcome).toBe('near');
    expect(nearestPersonas(profile(leaning, { se: 0.9 })).outcome).toBe('between');
  });

  test('is called less near when it explains less of the profile', () => {
    const doubledCentroid = times(centroidOf('explorer'), 2);
    const nearness = [0, 1, 2.2].map((share) => {
      const extra = metrics.map((metric) => (metric === 'coaching' ? share : 0));
      const mixed = doubledCentroid.map((value, k) => value + (extra[k] ?? 0));
      return nearestPersonas(profile(mixed, { se: 0.1 })).nearest[0]?.nearness;
    });
    expect(nearness).toEqual(['very', 'very', 'fairly']);
  });
});

describe('the similarity to a persona', () => {
  test('has a range that grows with the error and stays within -100 and 100', () => {
    const mixed = times(centroidOf('coach'), 3).map((value, k) => value + (k === 0 ? 1.5 : 0));
    const rangeOf = (se: number) => nearestPersonas(profile(mixed, { se })).nearest[0]?.similarity;
    const [narrow, wide] = [rangeOf(0.1), rangeOf(1)];
    expect(narrow?.value).toBe(wide?.value);
    expect(narrow?.low).toBeGreaterThan(wide?.low ?? 100);
    expect(wide?.high).toBeLessThanOrEqual(100);
    expect(narrow?.low).toBeLessThan(narrow?.value ?? 0);
  });

  test('covers the truth in simulations, and at most 5 percent of even profiles have a pattern', () => {
    const random = seededRandom(8);
    const design = generateDesign(random, { reversed: 0.3, varied: true });
    const scoreOf = (theta: readonly number[]) =>
      estimateProfile(rankedBlocks(answerForm(random, design, theta), design.truth), metricPrior);
    const people = 120;
    let [shown, covered, marked] = [0, 0, 0];
    for (let person = 0; person < people; person++) {
      const truth = drawTheta(random);
      const [first] = nearestPersonas(scoreOf(truth)).nearest;
      if (first) {
        const actual = cosineOf(truth, centroidOf(first.persona));
        shown += 1;
        if (first.similarity.low <= actual && actual <= first.similarity.high) covered += 1;
      }
      const even = nearestPersonas(scoreOf(metrics.map(() => 0.3)));
      if (even.outcome === 'near' || even.outcome === 'between') marked += 1;
    }
    expect(covered / shown).toBeGreaterThan(0.85);
    expect(marked / people).toBeLessThanOrEqual(0.05);
  });
});

/** The cosine between profile and centroid, in hundredths. */
function cosineOf(theta: readonly number[], centroid: readonly number[]): number {
  const mean = theta.reduce((sum, value) => sum + value, 0) / theta.length;
  const length = Math.hypot(...theta.map((value) => value - mean));
  return (100 * theta.reduce((sum, value, k) => sum + value * (centroid[k] ?? 0), 0)) / length;
}
