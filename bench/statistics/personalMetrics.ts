import { metrics } from '../../domain/metrics/metrics.ts';
import { compareWithinProfile } from '../../domain/scoring/personal/compareWithinProfile.ts';
import { estimateProfile } from '../../domain/scoring/personal/estimateProfile.ts';
import {
  type FormParameters,
  type RankedStatementIds,
  rankedBlocks,
} from '../../domain/scoring/personal/formParameters.ts';
import { toPercentileScale } from '../../domain/scoring/personal/percentileScale.ts';
import { metricPrior } from '../../domain/scoring/personal/prior.ts';
import { profileChange } from '../../domain/scoring/personal/profileChange.ts';
import { type WidenedProfile, widenErrors } from '../../domain/scoring/personal/widenErrors.ts';
import { seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import {
  answerForm,
  type Design,
  drawTheta,
  generateDesign,
  uncalibratedParameters,
} from '../scoringForms.ts';
import {
  coverageRow,
  falseMarkRow,
  HALF_WIDTH_90,
  misspecifiedCoverageRow,
  rowAtLeast,
  rowWithoutBound,
  Share,
  shippedCoverageRow,
} from './statisticRow.ts';
import { weakenStatements } from './weakenStatements.ts';

const people = 2_000;
/** Standard deviation of a person's preference for or against reverse-worded statements. */
const responseStyle = 0.5;

/**
 * Measures the profile of one person: coverage of its intervals, words within it, and changes between two
 * profiles (methods 1.2, 1.4).
 */
export function* measurePersonalMetrics(): Generator<Measurement> {
  const random = seededRandom(41);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  const shipped = uncalibratedParameters(design);
  const scoring = { known: design.truth, shipped } as const;
  const known = simulateCoverage(design, scoring.known, 1_000);
  yield coverageRow('Metric of a person, 90% interval, parameters known', known.exact);
  yield rowAtLeast('Metric of a person, 80% range as shown, parameters known', known.shown, 0.75);
  yield shippedCoverageRow(
    'Metric of a person, 90% interval, as shipped',
    simulateCoverage(design, scoring.shipped, null).exact,
  );
  yield misspecifiedCoverageRow(
    'Metric of a person, 90% interval, weak statements',
    simulateCoverage(weakenStatements(design), scoring.shipped, null).exact,
  );
  yield misspecifiedCoverageRow(
    'Metric of a person, 90% interval, response style',
    simulateCoverage(design, scoring.shipped, null, responseStyle).exact,
  );
  yield* words(design);
}

function simulateCoverage(design: Design, parameters: FormParameters, n: number | null, style = 0) {
  const random = seededRandom(42);
  const [exact, shown] = [new Share(), new Share()];
  for (let person = 0; person < people; person += 1) {
    const truth = drawTheta(random);
    const form = answerForm(random, design, truth, style * random.normal());
    const { theta, se } = profileOf(form, parameters, n);
    truth.forEach((value, k) => {
      const [estimate, error] = [theta[k] ?? 0, se[k] ?? 0];
      exact.add(Math.abs(estimate - value) <= HALF_WIDTH_90 * error);
      const { low, high } = toPercentileScale(estimate, error);
      const { value: percentile } = toPercentileScale(value, 0);
      shown.add(Math.round(low) <= percentile && percentile <= Math.round(high));
    });
  }
  return { exact: exact.value, shown: shown.value };
}

const profileOf = (
  form: readonly RankedStatementIds[],
  parameters: FormParameters,
  n: number | null,
): WidenedProfile => {
  const blocks = rankedBlocks(form, parameters);
  return widenErrors(estimateProfile(blocks, metricPrior), n, { blocks, prior: metricPrior });
};

/**
 * Measures false words in even profiles and false changes between two forms of one person. For power, one
 * metric is two standard deviations higher.
 */
function* words(design: Design): Generator<Measurement> {
  const shipped = uncalibratedParameters(design);
  for (const [name, answered, parameters, n] of [
    ['parameters known', design, design.truth, 1_000],
    ['as shipped', design, shipped, null],
    ['weak statements', weakenStatements(design), shipped, null],
  ] as const) {
    const random = seededRandom(43);
    const [evenMarks, clearMarks, changeMarks, changePower] = [
      new Share(),
      new Share(),
      new Share(),
      new Share(),
    ];
    for (let person = 0; person < people / 2; person += 1) {
      const level = random.normal() * Math.sqrt(0.3);
      const even = metrics.map(() => level);
      const clear = even.map((value, k) => (k === 0 ? value + 2 : value));
      const score = (theta: readonly number[]) =>
        profileOf(answerForm(random, answered, theta), parameters, n);
      const marks = compareWithinProfile(score(even));
      evenMarks.add([...marks.metrics, ...marks.domains].some((word) => word !== 'same'));
      clearMarks.add(compareWithinProfile(score(clear)).metrics[0] === 'higher');
      changeMarks.add(profileChange(score(even), score(even)).some((word) => word !== 'noClearChange'));
      changePower.add(profileChange(score(even), score(clear))[0] === 'up');
    }
    yield falseMarkRow(`Even profile with any word, ${name}`, evenMarks.value);
    yield rowWithoutBound(`Metric 2 SD above the others is marked, ${name}`, clearMarks.value);
    yield falseMarkRow(`Unchanged person with any change, ${name}`, changeMarks.value);
    yield rowWithoutBound(`Change by 2 SD is marked, ${name}`, changePower.value);
  }
}
