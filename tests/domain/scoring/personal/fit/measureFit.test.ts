import { describe, expect, test } from 'vitest';
import { generateDesign } from '../../../../../bench/scoringForms.ts';
import { type Flaws, marksOf, simulateForms } from '../../../../../bench/statistics/simulateFit.ts';
import { metrics } from '../../../../../domain/metrics/metrics.ts';
import { measureFit } from '../../../../../domain/scoring/personal/fit/measureFit.ts';
import { seededRandom } from '../../../../../server/seed/random.ts';

const random = seededRandom(57);
const whole = generateDesign(random, { reversed: 0.3, varied: true });
/** Half a form; the parameters are known, because the benchmark tests calibrated ones. */
const design = { ...whole, questions: whole.questions.slice(0, 18) };
const population = { people: 500, shareOfWomen: 0.4, meanOfWomen: 0.5 };

function fitOf(flaws: Flaws, untranslated: Readonly<Record<string, readonly string[]>> = {}, seed = 1) {
  const forms = simulateForms(seededRandom(seed), design, population, flaws);
  return measureFit({ forms, parameters: whole.truth, untranslated });
}

describe('where the model holds, although women have other means', () => {
  test.each([1, 2, 3])('nothing is marked (sample %i)', (seed) => {
    expect(marksOf(fitOf({}, {}, seed))).toEqual([]);
  });
});

test('flaws are marked, and nothing else', () => {
  const flaws = {
    difference: { id: 'q3:1', logits: 1 },
    curve: { id: 'q7:2', logits: 0.5 },
    pair: { ids: ['q10:1', 'q10:3'], sd: 2 },
  };
  const fit = fitOf(flaws);
  expect(marksOf(fit)).toEqual(['curve q7:2', 'gender q3:1', expect.stringMatching(/^pair q10:0 q10:2$/)]);
  const [women] = fit.groups.flatMap(({ group }, at) => (group === 'woman' ? [at] : []));
  const found = fit.statements
    .find(({ id }) => id === 'q3:1')
    ?.differences.find(({ group }) => group === women);
  expect(found).toMatchObject({ size: 'large' });
  expect(found?.effect).toBeGreaterThan(0.6);
  expect(found?.effect).toBeLessThan(1.4);
});

test('a real difference between groups in a metric is no difference of its statements', () => {
  const forms = simulateForms(seededRandom(4), design, { ...population, meanOfWomen: 1 });
  const fit = measureFit({ forms, parameters: whole.truth, untranslated: {} });
  const women = fit.groups.findIndex(({ group }) => group === 'woman');
  const mean = (of: (at: number) => boolean) => {
    const own = fit.statements.filter(({ id }) => of(metrics.indexOf(whole.truth[id]?.metric ?? metrics[0])));
    const sum = own.reduce(
      (total, { id, differences }) =>
        total +
        Math.sign(whole.truth[id]?.a ?? 1) * (differences.find(({ group }) => group === women)?.effect ?? 0),
      0,
    );
    return sum / own.length;
  };
  expect(Math.abs(mean((at) => at % 2 === 0))).toBeLessThan(0.1);
  expect(Math.abs(mean((at) => at % 2 === 1))).toBeLessThan(0.1);
});

test('only groups of at least 100 are compared, with the largest, and sizes are bands', () => {
  const forms = simulateForms(seededRandom(5), design, population).map((form, at) => ({
    ...form,
    groups: { gender: at < 99 ? 'woman' : 'man', race: at < 100 ? 'asian' : 'white' },
  }));
  const fit = measureFit({ forms, parameters: whole.truth, untranslated: {} });
  expect(fit.people).toBe(500);
  expect(fit.groups).toEqual([{ grouping: 'race', group: 'asian', reference: 'white', people: 100 }]);
});

test('a language is not compared where people read English', () => {
  const [first = '', second = ''] = design.questions[0] ?? [];
  const { statements, groups } = fitOf({}, { de: [first] });
  const german = groups.findIndex(({ grouping }) => grouping === 'language');
  const compared = (id: string) =>
    statements.find((one) => one.id === id)?.differences.some(({ group }) => group === german);
  expect([first, second, 'q1:0'].map(compared)).toEqual([false, false, true]);
});

test('published effects are rounded', () => {
  const { statements, blocks } = fitOf({});
  const isMultiple = (value: number, step: number) =>
    Math.abs(value / step - Math.round(value / step)) < 1e-9;
  for (const { curve, differences } of statements) {
    expect(isMultiple(curve, 0.05)).toBe(true);
    for (const { effect } of differences) expect(isMultiple(effect, 0.1)).toBe(true);
  }
  for (const { excess } of blocks) expect(isMultiple(excess, 0.02)).toBe(true);
});
