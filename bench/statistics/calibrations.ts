import { isAccepted } from '../../domain/scoring/personal/chanceEvidence.ts';
import { estimateProfile } from '../../domain/scoring/personal/estimateProfile.ts';
import { type FormParameters, rankedBlocks } from '../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../domain/scoring/personal/prior.ts';
import { widenErrors } from '../../domain/scoring/personal/widenErrors.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { type Design, generateDesign, simulatePerson } from '../scoringForms.ts';
import { calibrate, usualShareAtRandom } from './simulateCalibration.ts';
import { misspecifiedCoverageRow, rowAtMost, Share } from './statisticRow.ts';
import { weakenStatements } from './weakenStatements.ts';

const designs = 2;
const people = 400;

/** The forms of one simulated calibration. */
interface CalibrationKind {
  readonly isWeak: boolean;
  readonly forms: number;
  readonly atRandom: number;
}

const kinds: readonly CalibrationKind[] = [
  { isWeak: false, forms: 300, atRandom: usualShareAtRandom },
  { isWeak: false, forms: 300, atRandom: 0.2 },
  { isWeak: true, forms: 300, atRandom: usualShareAtRandom },
  { isWeak: true, forms: 300, atRandom: 0.2 },
  { isWeak: true, forms: 1_000, atRandom: usualShareAtRandom },
];

/**
 * Measures calibrations on all complete forms, including those of random respondents (methods 1.3): how much more the statements seem to
 * discriminate than they do, whether the intervals of other people cover the truth, and who is left without a profile.
 */
export function* measureCalibrations(): Generator<Measurement> {
  for (const reversed of [0.3, 0]) {
    const random = seededRandom(reversed ? 71 : 72);
    for (const kind of kinds) yield* measureCalibration(random, reversed, kind);
  }
}

function* measureCalibration(
  random: Random,
  reversed: number,
  { isWeak, forms, atRandom }: CalibrationKind,
): Generator<Measurement> {
  const [covered, rejected] = [new Share(), new Share()];
  let slope = 0;
  for (let at = 0; at < designs; at += 1) {
    const intended = generateDesign(random, { reversed, varied: true });
    const design = isWeak ? weakenStatements(intended) : intended;
    const calibrated = calibrate(random, design, { people: forms, atRandom });
    slope += slopeOf(design, calibrated.parameters) / designs;
    for (let person = 0; person < people; person += 1) {
      const { theta, form } = simulatePerson(random, design);
      rejected.add(!isAccepted(form, calibrated));
      const blocks = rankedBlocks(form, calibrated.parameters);
      const estimate = estimateProfile(blocks, metricPrior);
      const { se } = widenErrors(estimate, calibrated.used.length, { blocks, prior: metricPrior });
      theta.forEach((truth, k) => {
        covered.add(Math.abs((estimate.theta[k] ?? 0) - truth) <= 1.645 * (se[k] ?? 0));
      });
    }
  }
  const what = `${reversed ? '30% reversed' : 'all positive'}, ${isWeak ? 'weak statements' : 'as intended'}, calibrated on ${forms} forms, ${100 * atRandom}% of them random`;
  yield {
    what: `Discrimination of the calibration to the true one, ${what}`,
    on: 'Node',
    value: slope.toFixed(2),
    floor: '0.75 to 1.25',
    ratio: null,
    isWithinLimit: slope >= 0.75 && slope <= 1.25,
  };
  yield misspecifiedCoverageRow(`Metric of a person, 90% interval, ${what}`, covered.value);
  yield rowAtMost(`People without a profile, ${what}`, rejected.value, 0.1);
}

/** Returns the slope of the calibrated discriminations on the true ones, through the origin. */
function slopeOf({ truth }: Design, calibrated: FormParameters): number {
  let [xy, xx] = [0, 0];
  for (const [id, { a }] of Object.entries(truth)) {
    xy += a * (calibrated[id]?.a ?? 0);
    xx += a ** 2;
  }
  return xy / xx;
}
