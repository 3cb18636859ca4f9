import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readResults } from '../../bench/storedResults.ts';
import { percentileSpread } from '../../domain/metricResults/percentileOfTheta.ts';
import { mostPeopleMeasured, reliabilityBand } from '../../domain/metricResults/technicalFigures.ts';
import { metricKinds } from '../../domain/metrics/metricKinds.ts';
import { minRespondentsForMargins } from '../../domain/release/measureMargins.ts';
import { minPeopleForTopics } from '../../domain/release/topicReliability.ts';
import { minRespondentsForDrivers } from '../../domain/scoring/drivers.ts';
import { LIMIT_DRAWS } from '../../domain/scoring/personal/calibration/calibrateForm.ts';
import { EVIDENCE_SHARES } from '../../domain/scoring/personal/calibration/findEvidenceLimit.ts';
import { CALIBRATION_THRESHOLDS } from '../../domain/scoring/personal/calibrationDue.ts';
import { lowestEvidenceLimit } from '../../domain/scoring/personal/chanceEvidence.ts';
import { DISCRIMINATION_PRIOR } from '../../domain/scoring/personal/discriminationPrior.ts';
import {
  bandOfPeople,
  groupingsOfForm,
  minPeopleInGroup,
  smallestDifference,
  smallestPairExcess,
} from '../../domain/scoring/personal/fit/formFit.ts';
import { minAccountsOfNorm } from '../../domain/scoring/personal/isFromManyAccounts.ts';
import { RELIABILITY_LEVELS } from '../../domain/scoring/personal/reliabilityWord.ts';
import { RANKING_REQUIREMENTS } from '../../domain/scoring/personal/scoreComparison.ts';
import { MODEL_VERSION } from '../../domain/scoring/personal/scoreForm.ts';
import { minPeopleForReliability } from '../../domain/scoring/personal/splitHalfReliability.ts';
import { WIDENING_FACTORS } from '../../domain/scoring/personal/widenErrors.ts';
import { ASSUMED_VARIANCES } from '../../domain/scoring/raters/estimateRaterComponents.ts';
import { RATER_MODEL_VERSION } from '../../domain/scoring/raters/scoreGroup.ts';
import { PARAMETER_SHARES } from '../../domain/scoring/raters/widenGroupErrors.ts';
import { questionFit } from '../../locales/en/questionFit.ts';
import { surveyReceipt } from '../../locales/en/surveyReceipt.ts';
import { technical } from '../../locales/en/technical.ts';
import { filesMatching, linesMatching } from './support/sources.ts';

const methods = readFileSync('docs/methods.md', 'utf8');
/** A number as written in the document: without a leading zero. */
const short = (value: number) => String(value).replace(/^0/, '');
const decimals = (value: number) => value.toFixed(2).replace(/^0/, '');
const thousands = (value: number) => value.toLocaleString('en');

const numbersOfPeople = Array.from({ length: 2_000 }, (_, at) => at);
/** The numbers of people that are published, in ascending order. */
const reliabilityBands = distinct(numbersOfPeople.flatMap((people) => reliabilityBand(people) ?? []));
const calibratedBands = distinct(numbersOfPeople.slice(CALIBRATION_THRESHOLDS.first).map(bandOfPeople));
function distinct(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)];
}
const inWords = (numbers: readonly number[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(numbers.map(thousands));

describe('docs/methods.md', () => {
  it.each([
    `its prior is lognormal with median ${short(DISCRIMINATION_PRIOR.median)} and a standard deviation of ${short(DISCRIMINATION_PRIOR.logSd)}`,
    `SE^2 = SUM w_c (${WIDENING_FACTORS.shipped}^2 C_c`,
    `after the first calibration it is ${WIDENING_FACTORS.firstCalibration}`,
    `\`${MODEL_VERSION}\` and \`${RATER_MODEL_VERSION}\``,
    `at ${CALIBRATION_THRESHOLDS.first} and again at ${thousands(CALIBRATION_THRESHOLDS.final)} finished forms`,
    `its evidence is at least ${short(lowestEvidenceLimit)} with 36 or more answers`,
    `from ${thousands(LIMIT_DRAWS)} random rankings under its own parameters`,
    `if otherwise more than ${100 * EVIDENCE_SHARES.passingByChance} percent of them would pass`,
    `If the limit rejects more than ${100 * EVIDENCE_SHARES.rejectedEven} percent of them`,
    `v_p = ${short(ASSUMED_VARIANCES.person)} and v_r = ${short(ASSUMED_VARIANCES.rater)} are assumed`,
    `(${short(PARAMETER_SHARES.shipped)} as shipped, ${short(PARAMETER_SHARES.firstCalibration)} after the first calibration)`,
    `It needs ${minPeopleForReliability} people whose forms are complete`,
    `at most ${mostPeopleMeasured} are used`,
    `a high (${decimals(RELIABILITY_LEVELS.high)} or more) and fair (${decimals(RELIABILITY_LEVELS.fair)} or more)`,
    `| reliability from data, one rater | ${minPeopleForReliability} people; ${minPeopleForTopics} respondents for a topic |`,
    `for at least ${minPeopleForTopics} respondents who answered all of its elements`,
    `| margin | ${minRespondentsForMargins} respondents in all |`,
    `over all complete responses, if there are at least ${minRespondentsForDrivers}`,
    `the norm version has ${thousands(RANKING_REQUIREMENTS.n)} forms and the reliability is at least ${decimals(RANKING_REQUIREMENTS.reliability)}`,
    `1.645 * ${percentileSpread} / sqrt(n)`,
    `the number of people (${inWords(reliabilityBands)} or more)`,
    `with a lower bound of its forms (${inWords(calibratedBands)})`,
    `if these are from at least ${minAccountsOfNorm} accounts`,
    `| fit of questions (1.7) | ${CALIBRATION_THRESHOLDS.first} forms; groups of ${minPeopleInGroup} people |`,
    `A group and its reference have at least ${minPeopleInGroup} people`,
    `${decimals(smallestDifference.moderate)} logits for a moderate and ${decimals(smallestDifference.large)} for a large difference`,
    `${100 * smallestPairExcess} percent of the people for pairs`,
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

describe('person fit in docs/methods.md', () => {
  const stored = new Map(readResults().map(({ what, value }) => [what, value]));
  const storedValue = (what: string) => stored.get(what) ?? `no result for "${what}"`;
  const states = ['calibrated', `calibrated on ${CALIBRATION_THRESHOLDS.first} forms`, 'not calibrated'];
  const kinds = ['30% reversed', 'all positive'].flatMap((kind) =>
    states.map((state) => `${kind}, ${state}`),
  );
  const failed = (who: string) => (kind: string) =>
    storedValue(`${who} ${kind.endsWith('not calibrated') ? 'like chance' : 'rejected'}, ${kind}`);

  it.each([
    [
      'random respondents who pass (limit 2%)',
      (kind: string) => storedValue(`Random respondents pass, ${kind}`),
    ],
    [
      'with 22 answers (limit 2%)',
      (kind: string) => storedValue(`Random respondents pass, 22 answers, ${kind}`),
    ],
    ['people like chance', failed('People')],
    ['even profiles like chance, at a level of 0', failed('Even profile at a level of 0')],
    ['at a level of .25', failed('Even profile at a level of 0.25')],
    ['at a level of .5 (limit 10% once calibrated)', failed('Even profile at a level of 0.5')],
    ['at a level of .75 (limit 10% once calibrated)', failed('Even profile at a level of 0.75')],
  ])('quotes the stored figures of the simulations: %s', (label, cellOf) => {
    expect(methods).toContain(`| ${label} | ${kinds.map(cellOf).join(' | ')} |`);
  });

  it('quotes those of the best possible rule and of what passes before calibration', () => {
    const even = 'Even profile at a level of 0.5';
    const best = (who: string, rule: string, form = 'shipped form') =>
      storedValue(
        `${who} rejected, ${form}, not calibrated, best rule for ${rule}, 2% of random respondents pass`,
      );
    const rules = [
      'even profiles only',
      'even profiles and people',
      'even profiles at an unknown level and people',
    ] as const;
    const [onlyEven, both, unknown] = rules;
    const anywhere = rules.map((rule) => best(even, rule, 'reversed anywhere'));
    for (const sentence of [
      `rejects ${best(even, onlyEven)} of these profiles in the shipped form if 2 percent of random respondents pass, and ${best('People', onlyEven)} of other people`,
      `rejects ${best(even, both)} of the even profiles and ${best('People', both)} of the people; if it doesn't know the level, as no product does, ${best(even, unknown)} and ${best('People', unknown)}.`,
      `placed anywhere, these are ${anywhere[0]}, ${anywhere[1]} and ${anywhere[2]} of the even profiles`,
      `${storedValue('People like chance, weak statements, 30% reversed, not calibrated')} of the people are like chance (all positive: ${storedValue('People like chance, weak statements, all positive, not calibrated')})`,
      `of which ${storedValue('Random respondent with any word, 30% reversed, not calibrated')} (all positive: ${storedValue('Random respondent with any word, all positive, not calibrated')}) contain any word`,
      `still cover the truth in ${storedValue('Metric by 4 raters, 90% interval, one in ten at random')} of the cases`,
      `in the simulations ${storedValue('Even profile at a level of 0.5 without a profile, all positive, not calibrated')} of the people and of the even profiles`,
    ])
      expect(methods).toContain(sentence);
  });

  it('quotes those of statements that are about equally popular, and of raters at random', () => {
    const similar = (who: string, kind: string) =>
      storedValue(`${who}, ${kind}, similar locations, calibrated on ${CALIBRATION_THRESHOLDS.first} forms`);
    const [rejecting, even] = [
      'Forms that reject answers',
      'Even profile at a level of 0.5 without a profile',
    ];
    const oneOf = (raters: string) => storedValue(`Metric by ${raters}, one of them at random`);
    for (const sentence of [
      `${similar(rejecting, 'all positive')} of the forms with positive statements and ${similar(rejecting, '30% reversed')} of those with 30 percent reversed reject answers at all; of the even profiles at a level of .5, ${similar(even, 'all positive')} and ${similar(even, '30% reversed')} then have no profile`,
      `these are ${oneOf('4 raters, 90% interval')} with four raters, ${oneOf('3 raters, 90% interval')} with three, and ${oneOf('3 raters, 90% interval, weak statements')} with three raters and weak statements`,
    ])
      expect(methods).toContain(sentence);
  });

  it.each([
    ['as intended, 300 forms, 5% random', 'as intended, calibrated on 300 forms, 5% of them random'],
    ['as intended, 300 forms, 20% random', 'as intended, calibrated on 300 forms, 20% of them random'],
    ['weak, 300 forms, 5% random', 'weak statements, calibrated on 300 forms, 5% of them random'],
    ['weak, 300 forms, 20% random', 'weak statements, calibrated on 300 forms, 20% of them random'],
    ['weak, 1,000 forms, 5% random', 'weak statements, calibrated on 1000 forms, 5% of them random'],
  ])('quotes the quality of a calibration: %s', (label, simulated) => {
    const cells = ['30% reversed', 'all positive'].flatMap((kind) =>
      [
        'Discrimination of the calibration to the true one',
        'Metric of a person, 90% interval',
        'People without a profile',
      ].map((what) => storedValue(`${what}, ${kind}, ${simulated}`)),
    );
    expect(methods).toContain(`| ${label} | ${cells.join(' | ')} |`);
  });

  it.each([
    ['a difference of .8 logits between genders', 'a difference of .8 logits between genders is marked'],
    ['a curve of .57 logits', 'a curve of .57 logits is marked'],
    [
      'two statements with a common attitude (standard deviation 2)',
      'a pair with a common attitude is marked',
    ],
    ['another statement of a flawed block', 'another statement of one of the three blocks is marked'],
    ['anything in other blocks', 'anything in other blocks is marked'],
  ])('quotes the power of question fit: %s', (label, what) => {
    const cells = [400, 1_200].map((people) => storedValue(`Question fit, ${people} people: ${what}`));
    expect(methods).toContain(`| ${label} | ${cells.join(' | ').replaceAll('.0%', '%')} |`);
  });

  it('quotes how wide the ranges as shipped are', () => {
    const ofRaters = [3, 4, 6, 8].map((raters) =>
      storedValue(`Metric by ${raters} raters, 90% interval, as shipped`),
    );
    const sorted = [...ofRaters].sort();
    expect(methods).toContain(
      `90 percent intervals in ${storedValue('Metric of a person, 90% interval, as shipped')} (groups of 3 to 8 raters: ${sorted[0]} to ${sorted.at(-1)})`,
    );
  });
});

describe('the texts of the screens', () => {
  it('state the same minimums as the product', () => {
    const { first } = CALIBRATION_THRESHOLDS;
    expect(questionFit.none.text).toContain(`at least ${first} finished forms`);
    expect(questionFit.advice.version).toContain(`needs ${first} new forms`);
    expect(questionFit.compared.text).toContain(`fewer than ${minPeopleInGroup} people`);
  });

  it.each(metricKinds)(
    'say in the receipt how the answers of a form are used to check its questions: %s',
    (kind) => {
      const { first } = CALIBRATION_THRESHOLDS;
      expect(surveyReceipt.check[kind]).toContain(`at least ${first - 1} other`);
      const statesGroups = surveyReceipt.check[kind].includes(
        `Groups have at least ${minPeopleInGroup} people`,
      );
      expect(statesGroups).toBe(groupingsOfForm[kind].length > 0);
    },
  );

  it('contain no minimum of their own where reliability is explained', () => {
    const texts = JSON.stringify(technical).replace('index from 0 to 100', '').replaceAll('90% range', '');
    expect(texts.match(/(?<!%\{\w*)\d{2,}/g)).toBeNull();
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
