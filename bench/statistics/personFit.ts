import { metrics } from '../../domain/metrics/metrics.ts';
import { findEvidenceLimit } from '../../domain/scoring/personal/calibration/findEvidenceLimit.ts';
import { CALIBRATION_THRESHOLDS } from '../../domain/scoring/personal/calibrationDue.ts';
import { isAccepted, isMoreThanChance } from '../../domain/scoring/personal/chanceEvidence.ts';
import { compareWithinProfile } from '../../domain/scoring/personal/compareWithinProfile.ts';
import {
  type FormParameters,
  type RankedStatementIds,
  rankedBlocks,
} from '../../domain/scoring/personal/formParameters.ts';
import { scoreForm } from '../../domain/scoring/personal/scoreForm.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import {
  answerForm,
  type Design,
  generateDesign,
  shuffle,
  simulatePerson,
  uncalibratedParameters,
} from '../scoringForms.ts';
import { calibrate } from './simulateCalibration.ts';
import { falseMarkRow, rowAtMost, rowWithoutBound, Share } from './statisticRow.ts';
import { weakenStatements } from './weakenStatements.ts';

/** Rates before calibration differ between designs, because the statements' locations are unknown. */
const designsOfEachKind = 4;
const people = 400;
/** The standard deviation of locations that differ half as much as in the other designs. */
const similarLocations = 0.25;
/** The smallest number of answers that gives a profile. */
const fewestAnswers = 22;

interface JudgedDesign {
  readonly design: Design;
  readonly parameters: FormParameters;
  /** See `findEvidenceLimit`; absent before calibration. */
  readonly evidence_limit?: number | null;
}

type Answer = (design: Design) => readonly RankedStatementIds[];

/**
 * Measures the test of whether answers are more than random rankings (methods 1.3): random respondents who
 * pass it, people and even profiles that don't, and who is left without a profile.
 */
export function* measurePersonFit(): Generator<Measurement> {
  for (const reversed of [0.3, 0]) {
    const random = seededRandom(reversed ? 13 : 14);
    const designs = Array.from({ length: designsOfEachKind }, () =>
      generateDesign(random, { reversed, varied: true }),
    );
    const statements = reversed ? '30% reversed' : 'all positive';
    for (const [state, parametersOf] of [
      ['calibrated', (design: Design) => knownParameters(random, design)],
      [
        `calibrated on ${CALIBRATION_THRESHOLDS.first} forms`,
        (design: Design) => calibrate(random, design, { people: CALIBRATION_THRESHOLDS.first }),
      ],
      ['not calibrated', (design: Design) => ({ parameters: uncalibratedParameters(design) })],
    ] as const) {
      const judged = designs.map((design) => ({ design, ...parametersOf(design) }));
      yield* measureEvidence(`${statements}, ${state}`, random, judged, state !== 'not calibrated');
    }
    yield* measureUncalibrated(`${statements}, not calibrated`, random, designs);
    yield* measureSimilarLocations(statements, random, reversed);
  }
}

function* measureEvidence(
  what: string,
  random: Random,
  judged: readonly JudgedDesign[],
  isCalibrated: boolean,
): Generator<Measurement> {
  const passed = (answer: Answer) => shareOf(judged, answer);
  const clicked = clickerOf(random);
  yield rowAtMost(`Random respondents pass, ${what}`, passed(clicked), 0.02);
  const part = (design: Design) => shuffle(random, [...clicked(design)]).slice(0, fewestAnswers);
  yield rowAtMost(`Random respondents pass, ${fewestAnswers} answers, ${what}`, passed(part), 0.02);
  const fails = isCalibrated ? 'rejected' : 'like chance';
  yield rowWithoutBound(`People ${fails}, ${what}`, 1 - passed(personOf(random)));
  const halfRandom = (design: Design) =>
    personOf(random)(design).map((ids, at) => (at % 2 ? ids : shuffle(random, [...ids])));
  yield rowWithoutBound(`Half the questions answered at random, ${fails}, ${what}`, 1 - passed(halfRandom));
  for (const level of [0, 0.25, 0.5, 0.75, 1]) {
    const failed = 1 - passed(evenOf(random, level));
    const name = `Even profile at a level of ${level} ${fails}, ${what}`;
    yield isCalibrated && level >= 0.5 ? rowAtMost(name, failed, 0.1) : rowWithoutBound(name, failed);
  }
}

/** Measures statements whose locations differ half as much, which makes even profiles harder to recognize after calibration. */
function* measureSimilarLocations(
  statements: string,
  random: Random,
  reversed: number,
): Generator<Measurement> {
  const judged = Array.from({ length: designsOfEachKind }, () => {
    const design = generateDesign(random, { reversed, varied: true, locations: similarLocations });
    return { design, ...calibrate(random, design, { people: CALIBRATION_THRESHOLDS.first }) };
  });
  const what = `${statements}, similar locations, calibrated on ${CALIBRATION_THRESHOLDS.first} forms`;
  const judging = judged.filter(({ evidence_limit }) => evidence_limit !== null);
  yield rowWithoutBound(`Forms that reject answers, ${what}`, judging.length / judged.length);
  if (judging.length > 0) {
    yield rowAtMost(`Random respondents pass, ${what}`, shareOf(judging, clickerOf(random)), 0.02);
  }
  for (const [who, answer] of [
    ['People', personOf(random)],
    ['Even profile at a level of 0.5', evenOf(random, 0.5)],
  ] as const) {
    yield rowAtMost(`${who} without a profile, ${what}`, 1 - shareOf(judged, answer), 0.1);
  }
}

const knownParameters = (random: Random, { questions, truth }: Design) => ({
  parameters: truth,
  evidence_limit: findEvidenceLimit(rankedBlocks(questions, truth), { random, draws: 2_000 }),
});

/** Measures which people get no profile before calibration, and what a random profile shows. */
function* measureUncalibrated(
  what: string,
  random: Random,
  designs: readonly Design[],
): Generator<Measurement> {
  const judged = designs.map((design) => ({ design, parameters: uncalibratedParameters(design) }));
  const weakPerson = (design: Design) => personOf(random)(weakenStatements(design));
  yield rowWithoutBound(`People like chance, weak statements, ${what}`, 1 - shareOf(judged, weakPerson));
  const isLeftOut = (form: readonly RankedStatementIds[]) => !isAccepted(form, null);
  for (const [who, answer] of [
    ['People', personOf(random)],
    ['Even profile at a level of 0.5', evenOf(random, 0.5)],
  ] as const) {
    yield rowAtMost(`${who} without a profile, ${what}`, shareOf(judged, answer, isLeftOut), 0.1);
  }
  const hasWord = (answered: readonly RankedStatementIds[], { parameters }: JudgedDesign) => {
    const { theta, covariance } = scoreForm({ answered, asked: answered.length, parameters, norm: null });
    const words = theta && covariance ? compareWithinProfile({ theta, covariance }) : null;
    return words !== null && [...words.metrics, ...words.domains].some((word) => word !== 'same');
  };
  yield falseMarkRow(`Random respondent with any word, ${what}`, shareOf(judged, clickerOf(random), hasWord));
}

const clickerOf =
  (random: Random): Answer =>
  ({ questions }) =>
    questions.map((ids) => shuffle(random, [...ids]));

const personOf =
  (random: Random): Answer =>
  (design) =>
    simulatePerson(random, design).form;

const evenOf =
  (random: Random, level: number): Answer =>
  (design) =>
    answerForm(
      random,
      design,
      metrics.map(() => level),
    );

/** Before calibration, answers are only called like chance; afterward, they are rejected. */
const passes = (form: readonly RankedStatementIds[], { parameters, evidence_limit }: JudgedDesign) =>
  evidence_limit === undefined
    ? isMoreThanChance(form, parameters)
    : isAccepted(form, { parameters, evidence_limit });

function shareOf(
  judged: readonly JudgedDesign[],
  answer: Answer,
  isCounted: (form: readonly RankedStatementIds[], by: JudgedDesign) => boolean = passes,
): number {
  const share = new Share();
  for (const by of judged) {
    for (let person = 0; person < people; person += 1) share.add(isCounted(answer(by.design), by));
  }
  return share.value;
}
