import { describe, expect, test } from 'vitest';
import {
  answerForm,
  generateDesign,
  shuffle,
  simulatePerson,
  uncalibratedParameters,
} from '../../../../bench/scoringForms.ts';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import { calibrationDue } from '../../../../domain/scoring/personal/calibrationDue.ts';
import { compareWithinProfile } from '../../../../domain/scoring/personal/compareWithinProfile.ts';
import { estimateProfile } from '../../../../domain/scoring/personal/estimateProfile.ts';
import {
  rankedBlocks,
  shippedParameters,
  statementKeys,
} from '../../../../domain/scoring/personal/formParameters.ts';
import { buildNormVersion, type NormVersion } from '../../../../domain/scoring/personal/normVersion.ts';
import { metricPrior } from '../../../../domain/scoring/personal/prior.ts';
import {
  type FormScore,
  isUndecided,
  MODEL_VERSION,
  scoreForm,
} from '../../../../domain/scoring/personal/scoreForm.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

const random = seededRandom(3);
const design = generateDesign(random, { reversed: 0.3, varied: true });
const people = Array.from({ length: 80 }, () => simulatePerson(random, design));
const forms = people.map(({ form }) => form);
const shipped = uncalibratedParameters(design);
const requests = design.questions.length;
const [first = []] = forms;

test('a form can be rescored exactly from its answers, parameters and norm', () => {
  const score = scoreForm({ answered: first, asked: requests, parameters: shipped, norm: null });
  expect(score).toMatchObject({
    model_version: MODEL_VERSION,
    norm_version: null,
    outcome: 'profiled',
    complete: true,
    answered: 36,
    asked: 36,
  });
  expect(score.theta).toHaveLength(metrics.length);
  expect(score.ipsative.map(({ times_shown }) => times_shown)).toEqual(metrics.map(() => 12));
  const plain = estimateProfile(rankedBlocks(first, shipped), metricPrior);
  expect(score.reliability?.[0]).toBeCloseTo(1 - (plain.se[0] ?? Number.NaN) ** 2, 12);
  expect(scoreForm({ answered: first, asked: requests, parameters: shipped, norm: null })).toEqual(score);
});

test('a profile needs at least 60 percent of the questions', () => {
  const some = (count: number) => ({
    answered: first.slice(0, count),
    asked: requests,
    parameters: shipped,
    norm: null,
  });
  expect(scoreForm(some(21))).toMatchObject({
    outcome: 'incomplete',
    theta: null,
    se: null,
    covariance: null,
  });
  expect(scoreForm(some(22)).complete).toBe(true);
  expect(scoreForm(some(0))).toMatchObject({ outcome: 'incomplete', evidence: null });
});

describe('random answers', () => {
  const clicked = Array.from({ length: 40 }, () => design.questions.map((ids) => shuffle(random, ids)));
  const outcomesOf = (norm: NormVersion | null) =>
    clicked.map((answered) => scoreForm({ answered, asked: requests, parameters: shipped, norm }));

  test('to a calibrated form give no profile', () => {
    const norm = buildNormVersion({ number: 2, form_version_ids: [7], parameters: design.truth, forms });
    const outcomes = outcomesOf(norm);
    const rejected = outcomes.filter(({ outcome }) => outcome === 'inconsistent');
    expect(rejected.length).toBeGreaterThanOrEqual(38);
    expect(rejected[0]).toMatchObject({ complete: true, theta: null, reliability: null });
    expect(outcomes.some(isUndecided)).toBe(false);
  });

  test('to a calibrated form in which serious answers can look the same give a profile', () => {
    const facts = { number: 2, form_version_ids: [7], parameters: design.truth, forms };
    const outcomes = outcomesOf(buildNormVersion({ ...facts, evidence_limit: null }));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(clicked.map(() => 'profiled'));
    expect(outcomes.filter(isUndecided).length).toBeGreaterThanOrEqual(38);
  });

  test('before calibration give a profile that is known to be undecided and says almost nothing', () => {
    const outcomes = outcomesOf(null);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(clicked.map(() => 'profiled'));
    expect(outcomes.filter(isUndecided).length).toBeGreaterThanOrEqual(38);
    const marked = outcomes.filter(
      ({ theta, covariance }) =>
        theta &&
        covariance &&
        compareWithinProfile({ theta, covariance }).metrics.some((word) => word !== 'same'),
    );
    expect(marked.length).toBeLessThanOrEqual(2);
  });

  test('are not called undecided where the evidence was not stored', () => {
    const older = { outcome: 'profiled', answered: 36 } as FormScore; // From before the evidence.
    expect(isUndecided(older)).toBe(false);
  });
});

test('answers need the evidence that their calibrated form asks for', () => {
  const facts = { number: 2, form_version_ids: [7], parameters: design.truth, forms };
  const outcomeAt = (evidence_limit: number) => {
    const norm = buildNormVersion({ ...facts, evidence_limit });
    return scoreForm({ answered: first, asked: requests, parameters: shipped, norm }).outcome;
  };
  expect([outcomeAt(0.75), outcomeAt(1_000)]).toEqual(['profiled', 'inconsistent']);
});

test('an even profile at a level of .5 has a profile before calibration', () => {
  const even = Array.from({ length: 20 }, () =>
    answerForm(
      random,
      design,
      metrics.map(() => 0.5),
    ),
  );
  for (const answered of even) {
    const score = scoreForm({ answered, asked: requests, parameters: shipped, norm: null });
    expect(score.outcome).toBe('profiled');
  }
});

test('a statement of another form is refused', () => {
  const answered = [['elsewhere', 'q0:0', 'q0:1', 'q0:2']];
  expect(() => scoreForm({ answered, asked: requests, parameters: shipped, norm: null })).toThrow(RangeError);
});

test('simulated people get their true metrics, with errors that cover the truth', () => {
  const scores = forms.map((answered) =>
    scoreForm({ answered, asked: requests, parameters: shipped, norm: null }),
  );
  const pairs = scores.flatMap(({ theta, se }, person) =>
    (theta ?? []).map((estimate, metric) => ({
      estimate,
      truth: people[person]?.theta[metric] ?? Number.NaN,
      se: se?.[metric] ?? Number.NaN,
    })),
  );
  expect(correlation(pairs.map(({ estimate, truth }) => [estimate, truth] as const))).toBeGreaterThan(0.85);
  const covered = pairs.filter(({ estimate, truth, se }) => Math.abs(estimate - truth) <= 1.96 * se).length;
  expect(covered / pairs.length).toBeGreaterThan(0.91);
  expect(covered / pairs.length).toBeLessThan(0.98);
});

test('statements ship with their direction and nothing else', () => {
  const parameters = shippedParameters([
    { id: 's1', metric: 'humility', key: 1 },
    { id: 's2', metric: 'trust', key: -1 },
  ]);
  expect(parameters).toEqual({
    s1: { metric: 'humility', a: 1, b: 0 },
    s2: { metric: 'trust', a: -1, b: 0 },
  });
  expect(statementKeys(parameters)).toEqual([1, -1]);
});

describe('norm versions', () => {
  const norm = buildNormVersion({ number: 2, form_version_ids: [7], parameters: shipped, forms });

  test('a score states its norm version and uses its frozen parameters', () => {
    const calibrated = { ...norm, parameters: design.truth };
    const score = scoreForm({ answered: first, asked: requests, parameters: shipped, norm: calibrated });
    const before = scoreForm({ answered: first, asked: requests, parameters: shipped, norm: null });
    expect([before.norm_version, score.norm_version]).toEqual([null, 2]);
    expect(score.theta).not.toEqual(before.theta);
  });

  test.each([
    ['not calibrated', null, 1.1],
    ['calibrated for the first time', { ...norm, n: 999 }, 1.05],
    ['calibrated for good', { ...norm, n: 1000 }, 1],
  ] as const)('when parameters are %s, errors are wider by the right factor', (_, own, factor) => {
    const score = scoreForm({ answered: first, asked: requests, parameters: shipped, norm: own });
    const plain = estimateProfile(rankedBlocks(first, shipped), metricPrior);
    expect(score.theta).toEqual(plain.theta);
    const scale = score.scale_error?.[4] ?? 0;
    expect(scale === 0).toBe(own !== null);
    expect(score.se?.[4]).toBeCloseTo(Math.hypot(factor * (plain.se[4] ?? 0), scale), 10);
    expect((score.covariance?.[4]?.[5] ?? 0) / (plain.covariance[4]?.[5] ?? 0)).toBeCloseTo(factor ** 2, 10);
  });

  test('a norm stores count, mean, spread and reliability of every metric', () => {
    expect(norm).toMatchObject({ number: 2, form_version_ids: [7], n: 80 });
    expect(norm.metrics).toHaveLength(metrics.length);
    const thetas = forms.map(
      (form) => scoreForm({ answered: form, asked: requests, parameters: shipped, norm }).theta?.[0],
    );
    const known = thetas.filter((theta) => theta !== undefined);
    const mean = known.reduce((sum, theta) => sum + theta, 0) / known.length;
    expect(norm.metrics[0]?.mean).toBeCloseTo(mean, 1);
    expect(norm.metrics[0]?.sd).toBeGreaterThan(0.6);
    expect(norm.reliability[0]).toBeGreaterThan(0.7);
    expect(() => buildNormVersion({ ...norm, forms: [first] })).toThrow(RangeError);
  });

  test.each([
    [299, [], null],
    [300, [], 'first'],
    [999, [300], null],
    [1000, [300], 'final'],
    [1000, [], 'final'],
    [5000, [310, 1000], null],
  ] as const)('at %s finished forms with calibrations at %o: %s', (finished, calibrated, due) => {
    expect(calibrationDue(finished, calibrated)).toBe(due);
  });
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [mx, my] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - mx) * (y - my);
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}
