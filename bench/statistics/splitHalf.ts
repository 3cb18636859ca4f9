import { metrics } from '../../domain/metrics/metrics.ts';
import { estimateProfile } from '../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../domain/scoring/personal/prior.ts';
import {
  splitHalfInterval,
  splitHalfReliability,
} from '../../domain/scoring/personal/splitHalfReliability.ts';
import { seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import {
  answerForm,
  type Design,
  drawTheta,
  generateDesign,
  uncalibratedParameters,
} from '../scoringForms.ts';
import { squaredCorrelation } from './squaredCorrelation.ts';
import { rowAtLeast, Share } from './statisticRow.ts';
import { weakenStatements } from './weakenStatements.ts';

const samples = 12;

/**
 * Measures the reliability computed from data (methods 1.6): against the squared correlation with the truth,
 * and coverage of its interval.
 */
export function* measureSplitHalf(): Generator<Measurement> {
  const random = seededRandom(71);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  for (const [name, kind] of [
    ['as intended', design],
    ['weak statements', weakenStatements(design)],
  ] as const) {
    const { measured, actual } = simulate(kind, 600);
    yield {
      what: `Reliability from data, ${name}`,
      on: 'Node',
      value: `${measured.toFixed(2)}, true ${actual.toFixed(2)}`,
      floor: 'at most .05 apart',
      ratio: null,
      isWithinLimit: Math.abs(measured - actual) <= 0.05,
    };
  }
  yield rowAtLeast('Reliability from data, 90% interval, 60 people', coverage(design, 60), 0.88);
}

function simulate(design: Design, people: number, seed = 72) {
  const random = seededRandom(seed);
  const parameters = uncalibratedParameters(design);
  const truths = Array.from({ length: people }, () => drawTheta(random));
  const forms = truths.map((truth) => rankedBlocks(answerForm(random, design, truth), parameters));
  const reliabilities = splitHalfReliability(forms, metricPrior) ?? [];
  const profiles = forms.map((form) => estimateProfile(form, metricPrior).theta);
  const actual = metrics.map((_, k) =>
    squaredCorrelation(profiles.map((theta, person) => [theta[k] ?? 0, truths[person]?.[k] ?? 0])),
  );
  return { measured: meanOf(reliabilities), actual: meanOf(actual), reliabilities };
}

/** Returns how often the interval of a small sample contains the value of a large one. */
function coverage(design: Design, people: number): number {
  const { reliabilities: known } = simulate(design, 1_500);
  const covered = new Share();
  for (let sample = 0; sample < samples; sample += 1) {
    simulate(design, people, 100 + sample).reliabilities.forEach((value, k) => {
      const { low, high } = splitHalfInterval(value, people);
      covered.add(low <= (known[k] ?? 0) && (known[k] ?? 0) <= high);
    });
  }
  return covered.value;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
