import { describe, expect, test } from 'vitest';
import { generateDesign } from '../../../../../bench/scoringForms.ts';
import { type Flaws, marksOf, simulateForms } from '../../../../../bench/statistics/simulateFit.ts';
import { metrics } from '../../../../../domain/metrics/metrics.ts';
import { measureFit } from '../../../../../domain/scoring/personal/fit/measureFit.ts';
import { seededRandom } from '../../../../../server/seed/demoRandom.ts';

const whole = generateDesign(seededRandom(57), { reversed: 0.3, varied: true });
/** Half a form with known parameters. The benchmark `statistics` tests calibrated ones. */
const design = { ...whole, questions: whole.questions.slice(0, 18) };
const [unread = ''] = design.questions[0] ?? [];

/** People of two genders whose metrics differ. */
function fitOf(
  seed: number,
  { meanOfWomen = 0.5, flaws = {} }: { meanOfWomen?: number; flaws?: Flaws } = {},
) {
  const population = { people: 400, shareOfWomen: 0.4, meanOfWomen };
  const forms = simulateForms(seededRandom(seed), design, population, flaws);
  return measureFit({ forms, parameters: whole.truth, untranslated: { de: [unread] } });
}

const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-9;

describe('where the model holds, although women have other metrics', () => {
  test.each([1, 2])('nothing is marked, and what is published is rounded (sample %i)', (seed) => {
    const fit = fitOf(seed);
    expect(marksOf(fit)).toEqual([]);
    for (const { curve, differences } of fit.statements) {
      expect(isMultiple(curve, 0.05)).toBe(true);
      for (const { effect } of differences) expect(isMultiple(effect, 0.1)).toBe(true);
    }
    for (const { excess } of fit.blocks) expect(isMultiple(excess, 0.02)).toBe(true);
  });

  test('their statements show no difference on average', () => {
    const fit = fitOf(4, { meanOfWomen: 1 });
    const women = fit.groups.findIndex(({ group }) => group === 'woman');
    for (const isHigher of [true, false]) {
      const effects = fit.statements.flatMap(({ id, differences }) => {
        const { metric, a } = whole.truth[id] ?? { metric: metrics[0], a: 1 };
        if ((metrics.indexOf(metric) % 2 === 0) !== isHigher) return [];
        return differences.filter(({ group }) => group === women).map(({ effect }) => Math.sign(a) * effect);
      });
      const mean = effects.reduce((sum, one) => sum + one, 0) / effects.length;
      expect(Math.abs(mean)).toBeLessThan(0.1);
    }
  });
});

test('flaws are marked and nothing else, and a language is not compared where people read English', () => {
  const fit = fitOf(1, {
    flaws: {
      difference: { id: 'q3:1', logits: 1.2 },
      curve: { id: 'q7:2', logits: 0.7 },
      pair: { ids: ['q10:1', 'q10:3'], sd: 2 },
    },
  });
  expect(marksOf(fit)).toEqual(['curve q7:2', 'gender q3:1', 'pair q10:0 q10:2']);
  const differencesOf = (id: string) => fit.statements.find((one) => one.id === id)?.differences ?? [];
  const groupOf = ({ group }: { readonly group: number }) => fit.groups[group]?.group;
  const women = differencesOf('q3:1').find((one) => groupOf(one) === 'woman');
  expect(women?.size).toBe('large');
  expect(women?.effect).toBeGreaterThan(0.7);
  expect(women?.effect).toBeLessThan(1.7);
  expect(differencesOf('q1:0').map(groupOf)).toContain('de');
  expect(differencesOf(unread).map(groupOf)).not.toContain('de');
});
