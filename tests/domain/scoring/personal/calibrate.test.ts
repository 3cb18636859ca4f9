import { expect, test } from 'vitest';
import { generateDesign, simulatePerson, uncalibratedParameters } from '../../../../bench/scoringForms.ts';
import {
  type CalibrationProgress,
  calibrateParameters,
} from '../../../../domain/scoring/personal/calibration/calibrateParameters.ts';
import type {
  FormParameters,
  RankedStatementIds,
} from '../../../../domain/scoring/personal/formParameters.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

const random = seededRandom(5);
const design = generateDesign(random, { reversed: 0.3, varied: true });
const shipped = uncalibratedParameters(design);
const forms = Array.from({ length: 80 }, () => simulatePerson(random, design).form);

function run(given: readonly (readonly RankedStatementIds[])[], iterations: number) {
  const work = calibrateParameters(given, shipped, { random: seededRandom(1), iterations });
  const progress: CalibrationProgress[] = [];
  for (;;) {
    const step = work.next();
    if (step.done) return { progress, parameters: step.value };
    progress.push(step.value);
  }
}

/** Mean squared distance of a and b from the simulated parameters. */
function distance(estimated: FormParameters): { a: number; b: number } {
  const entries = Object.entries(design.truth);
  const mean = (of: 'a' | 'b') =>
    entries.reduce((sum, [id, own]) => sum + ((estimated[id]?.[of] ?? 0) - own[of]) ** 2, 0) / entries.length;
  return { a: mean('a'), b: mean('b') };
}

test('calibration approaches the true parameters and reports every round', () => {
  const { progress, parameters } = run(forms, 8);
  expect(progress.map(({ round, rounds }) => `${round}/${rounds}`)).toEqual(
    Array.from({ length: 8 }, (_, round) => `${round + 1}/8`),
  );
  expect(progress[0]?.moved).toBeGreaterThan(progress[7]?.moved ?? Number.NaN);
  const [before, after] = [distance(shipped), distance(parameters)];
  expect(after.a).toBeLessThan(before.a * 0.85);
  expect(after.b).toBeLessThan(before.b * 0.7);
  for (const [id, { a, metric }] of Object.entries(parameters)) {
    expect(Math.sign(a)).toBe(shipped[id]?.a);
    expect(metric).toBe(shipped[id]?.metric);
  }
});

test('the same forms and seed give the same parameters', () => {
  const few = forms.slice(0, 10);
  expect(run(few, 2).parameters).toEqual(run(few, 2).parameters);
});

test('unranked statements keep their shipped parameters', () => {
  const { parameters } = run([forms[0]?.slice(1) ?? []], 2);
  expect(parameters['q0:0']).toEqual(shipped['q0:0']);
  expect(parameters['q1:0']).not.toEqual(shipped['q1:0']);
});

test.each([
  ['an unknown statement', [['q0:0', 'q0:1', 'q0:2', 'elsewhere']]],
  ['a statement in two questions', [design.questions[0] ?? [], ['q0:0', 'q1:1', 'q1:2', 'q1:3']]],
  ['a question with a statement missing', [design.questions[0] ?? [], ['q0:0', 'q0:1', 'q0:2']]],
])('%s is refused', (_, form) => {
  expect(() => run([form], 1)).toThrow(RangeError);
});
