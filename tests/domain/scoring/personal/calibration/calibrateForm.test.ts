import { describe, expect, test } from 'vitest';
import {
  answerForm,
  generateDesign,
  shuffle,
  simulatePerson,
  uncalibratedParameters,
} from '../../../../../bench/scoringForms.ts';
import { runGenerator } from '../../../../../bench/statistics/runGenerator.ts';
import { weakenStatements } from '../../../../../bench/statistics/weakenStatements.ts';
import { metrics } from '../../../../../domain/metrics/metrics.ts';
import { calibrateForm } from '../../../../../domain/scoring/personal/calibration/calibrateForm.ts';
import { findEvidenceLimit } from '../../../../../domain/scoring/personal/calibration/findEvidenceLimit.ts';
import { isAccepted, isMoreThanChance } from '../../../../../domain/scoring/personal/chanceEvidence.ts';
import { rankedBlocks } from '../../../../../domain/scoring/personal/formParameters.ts';
import { seededRandom } from '../../../../../server/seed/demoRandom.ts';

describe('a calibration of weak statements on all complete forms', () => {
  const random = seededRandom(5);
  const design = weakenStatements(generateDesign(random, { reversed: 0.3, varied: true }));
  const shipped = uncalibratedParameters(design);
  const people = 280;
  const forms = [
    ...Array.from({ length: people }, () => simulatePerson(random, design).form),
    ...Array.from({ length: 20 }, () => design.questions.map((ids) => shuffle(random, [...ids]))),
  ];
  const calibrated = runGenerator(calibrateForm(forms, shipped, { random, iterations: 12, draws: 200 }));

  test('uses nearly everyone, though most would fail under the shipped parameters', () => {
    const failing = forms.slice(0, people).filter((form) => !isMoreThanChance(form, shipped));
    expect(failing.length).toBeGreaterThan(people / 2);
    const used = calibrated?.used ?? [];
    expect(used.filter((at) => at < people).length).toBeGreaterThan(0.85 * people);
  });

  test('leaves nearly all random rankings out of the norm', () => {
    // Of all random forms, 2 to 3 percent remain; 3 of 20 allow for chance.
    expect(calibrated?.used.filter((at) => at >= people).length).toBeLessThanOrEqual(3);
  });

  test('does not overstate how much the statements discriminate', () => {
    const pairs = Object.entries(design.truth).map(([id, { a }]) => ({
      truth: a,
      found: calibrated?.parameters[id]?.a ?? 0,
    }));
    const slope =
      pairs.reduce((sum, { truth, found }) => sum + truth * found, 0) /
      pairs.reduce((sum, { truth }) => sum + truth ** 2, 0);
    expect(slope).toBeGreaterThan(0.8);
    expect(slope).toBeLessThan(1.25);
  });

  test('gives nothing if too few forms are more than random ranking', () => {
    const isEnough = (left: number) => left > forms.length;
    const work = calibrateForm(forms, shipped, { random, iterations: 1, draws: 40, isEnough });
    expect(runGenerator(work)).toBeNull();
  });
});

test('a calibration reports the rounds of both passes', () => {
  const random = seededRandom(6);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  const forms = Array.from({ length: 20 }, () => simulatePerson(random, design).form);
  const options = { random, iterations: 2, draws: 40 };
  const rounds = [...calibrateForm(forms, uncalibratedParameters(design), options)];
  expect(rounds.map(({ round, rounds: total }) => `${round} of ${total}`)).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

describe('the limit of a calibrated form', () => {
  const designOf = (reversed: number, locations: number) =>
    generateDesign(seededRandom(8), { reversed, varied: true, locations });
  const limitOf = ({ questions, truth }: ReturnType<typeof designOf>) =>
    findEvidenceLimit(rankedBlocks(questions, truth), { random: seededRandom(9), draws: 600 });

  test('rejects nobody where statements are positive and nearly equally popular', () => {
    const design = designOf(0, 0.25);
    expect(limitOf(design)).toBeNull();
    const even = answerForm(
      seededRandom(10),
      design,
      metrics.map(() => 0.5),
    );
    expect(isAccepted(even, { parameters: design.truth, evidence_limit: null })).toBe(true);
  });

  test.each([
    ['positive statements with different locations', 0, 0.5],
    ['reverse-worded statements with different locations', 0.3, 0.5],
  ])('lets at most 2 percent of random rankings pass: %s', (_, reversed, locations) => {
    const design = designOf(reversed, locations);
    const evidence_limit = limitOf(design);
    expect(evidence_limit).toBeGreaterThanOrEqual(0.75);
    const random = seededRandom(11);
    const passing = Array.from({ length: 300 }, () =>
      design.questions.map((ids) => shuffle(random, [...ids])),
    ).filter((form) => isAccepted(form, { parameters: design.truth, evidence_limit }));
    expect(passing.length).toBeLessThanOrEqual(9); // 2 percent are 6; 9 allow for chance.
  });
});
