import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readResults } from '../../bench/storedResults.ts';
import { percentileSpread } from '../../domain/metricResults/percentileOfTheta.ts';
import { mostPeopleMeasured } from '../../domain/metricResults/technicalFigures.ts';
import { minRespondentsForMargins } from '../../domain/release/measureMargins.ts';
import { minPeopleForTopics } from '../../domain/release/topicReliability.ts';
import { minRespondentsForDrivers } from '../../domain/scoring/drivers.ts';
import { CALIBRATION_THRESHOLDS } from '../../domain/scoring/personal/calibrationDue.ts';
import { DISCRIMINATION_PRIOR } from '../../domain/scoring/personal/discriminationPrior.ts';
import { RELIABILITY_LEVELS } from '../../domain/scoring/personal/reliabilityWord.ts';
import { RANKING_REQUIREMENTS } from '../../domain/scoring/personal/scoreComparison.ts';
import { MODEL_VERSION } from '../../domain/scoring/personal/scoreForm.ts';
import { minPeopleForReliability } from '../../domain/scoring/personal/splitHalfReliability.ts';
import { WIDENING_FACTORS } from '../../domain/scoring/personal/widenErrors.ts';
import { ASSUMED_VARIANCES } from '../../domain/scoring/raters/estimateRaterComponents.ts';
import { RATER_MODEL_VERSION } from '../../domain/scoring/raters/scoreGroup.ts';
import { PARAMETER_SHARES } from '../../domain/scoring/raters/widenGroupErrors.ts';
import { filesMatching, linesMatching } from './support/sources.ts';

const methods = readFileSync('docs/methods.md', 'utf8');
/** A number as written in the document: without a leading zero. */
const short = (value: number) => String(value).replace(/^0/, '');
const decimals = (value: number) => value.toFixed(2).replace(/^0/, '');
const thousands = (value: number) => value.toLocaleString('en');

describe('docs/methods.md', () => {
  it.each([
    `its prior is lognormal with median ${short(DISCRIMINATION_PRIOR.median)} and a standard deviation of ${short(DISCRIMINATION_PRIOR.logSd)}`,
    `SE^2 = SUM w_c (${WIDENING_FACTORS.shipped}^2 C_c`,
    `after the first calibration it is ${WIDENING_FACTORS.firstCalibration}`,
    `\`${MODEL_VERSION}\` and \`${RATER_MODEL_VERSION}\``,
    `at ${CALIBRATION_THRESHOLDS.first} and again at ${thousands(CALIBRATION_THRESHOLDS.final)} finished forms`,
    `v_p = ${short(ASSUMED_VARIANCES.person)} and v_r = ${short(ASSUMED_VARIANCES.rater)} are assumed`,
    `(${short(PARAMETER_SHARES.shipped)} as shipped, ${short(PARAMETER_SHARES.firstCalibration)} after the first calibration)`,
    `It needs ${minPeopleForReliability} people whose forms are complete`,
    `at most ${mostPeopleMeasured} are used`,
    `a high (${decimals(RELIABILITY_LEVELS.high)} or more) and fair (${decimals(RELIABILITY_LEVELS.fair)} or more)`,
    `| reliability from data, one rater | ${minPeopleForReliability} people; ${minPeopleForTopics} respondents for a topic |`,
    `from ${minPeopleForTopics} respondents on who answered all of its elements`,
    `| margin | ${minRespondentsForMargins} respondents in all |`,
    `over all complete responses, from ${minRespondentsForDrivers} on`,
    `the norm version has ${thousands(RANKING_REQUIREMENTS.n)} forms and the reliability is at least ${decimals(RANKING_REQUIREMENTS.reliability)}`,
    `1.645 * ${percentileSpread} / sqrt(n)`,
  ])('quotes the constants of the product: %s', (sentence) => {
    expect(methods.replaceAll('\n', ' ')).toContain(sentence);
  });

  it.each([
    ['Reliability from data, as intended', /\.(\d\d) \(true \.(\d\d)\) with statements as intended/],
    ['Reliability from data, weak statements', /\.(\d\d) \(true \.(\d\d)\) with half the discrimination/],
  ])('quotes the stored figures of the simulations: %s', (what, quoted) => {
    const stored = readResults().find((result) => result.what === what);
    const [, measured, truth] = quoted.exec(methods) ?? [];
    expect(`0.${measured}, true 0.${truth}`).toBe(stored?.value);
  });
});

describe('the index of the culture benchmark', () => {
  it('is followed by a percent sign in no text: only shares of people and answers are', () => {
    const texts = filesMatching(/^locales\/en\/.*\.ts$/);
    const shares = ['percent', 'share', 'highPlace', 'lowPlace'];
    const others = new RegExp(`%\\{(?!(?:${shares.join('|')})\\})\\w+\\}\\s?(?:%(?!\\{)|percent)`);
    expect(linesMatching(texts, others)).toEqual([]);
  });
});
