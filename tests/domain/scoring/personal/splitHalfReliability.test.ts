import { expect, test } from 'vitest';
import {
  answerForm,
  drawTheta,
  generateDesign,
  uncalibratedParameters,
} from '../../../../bench/scoringForms.ts';
import { weakenStatements } from '../../../../bench/statistics/weakenStatements.ts';
import { estimateProfile } from '../../../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../../../domain/scoring/personal/prior.ts';
import { reliabilityOf } from '../../../../domain/scoring/personal/reliability.ts';
import {
  splitHalfInterval,
  splitHalfReliability,
} from '../../../../domain/scoring/personal/splitHalfReliability.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

const design = generateDesign(seededRandom(3), { reversed: 0.3, varied: true });
const parameters = uncalibratedParameters(design);
const formsOf = (kind: typeof design, people: number) => {
  const random = seededRandom(4);
  return Array.from({ length: people }, () =>
    rankedBlocks(answerForm(random, kind, drawTheta(random)), parameters),
  );
};
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('weak statements lower the reliability from data, while that by design hardly changes', () => {
  const [intended, weak] = [design, weakenStatements(design)].map((kind) => {
    const forms = formsOf(kind, 60);
    const errors = forms.map((form) => estimateProfile(form, metricPrior).se);
    return {
      measured: meanOf(splitHalfReliability(forms, metricPrior) ?? []),
      byDesign: meanOf(reliabilityOf(errors)),
    };
  });
  expect(intended?.measured).toBeGreaterThan(0.7);
  expect(weak?.measured).toBeLessThan(0.68);
  expect(Math.abs((intended?.byDesign ?? 0) - (weak?.byDesign ?? 1))).toBeLessThan(0.05);
  expect(weak?.byDesign).toBeGreaterThan(0.78);
});

test('fewer than 30 people have no reliability from data', () => {
  expect(splitHalfReliability(formsOf(design, 29), metricPrior)).toBeNull();
});

test('the interval contains the value, narrows with people and stays within 0 and 1', () => {
  const [few, many] = [splitHalfInterval(0.8, 30), splitHalfInterval(0.8, 1_000)];
  for (const { low, high } of [few, many]) {
    expect(low).toBeLessThan(0.8);
    expect(high).toBeGreaterThan(0.8);
  }
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(splitHalfInterval(0, 30).low).toBe(0);
  expect(splitHalfInterval(1, 30).high).toBe(1);
});
