import { metrics } from '../../domain/metrics/metrics.ts';
import { isMoreThanChance } from '../../domain/scoring/personal/chanceEvidence.ts';
import type { FormParameters, RankedStatementIds } from '../../domain/scoring/personal/formParameters.ts';
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
import { rowAtMost, rowWithoutBound, Share } from './statisticRow.ts';

const people = 1_500;
/** The smallest number of answers that gives a profile. */
const fewestAnswers = 22;

/**
 * Measures the test of whether answers are more than random rankings (methods 1.3): random respondents who
 * pass it, and people and even profiles that don't.
 */
export function* measurePersonFit(): Generator<Measurement> {
  const random = seededRandom(13);
  for (const reversed of [0.3, 0]) {
    const design = generateDesign(random, { reversed, varied: true });
    for (const [state, parameters] of [
      ['calibrated', design.truth],
      ['not calibrated', uncalibratedParameters(design)],
    ] as const) {
      const statements = reversed ? '30% reversed' : 'all positive';
      yield* measureDesign(`${statements}, ${state}`, random, design, parameters);
    }
  }
}

function* measureDesign(
  what: string,
  random: Random,
  design: Design,
  parameters: FormParameters,
): Generator<Measurement> {
  const clicked = () => design.questions.map((ids) => shuffle(random, ids));
  const even = (level: number) => () =>
    answerForm(
      random,
      design,
      metrics.map(() => level),
    );
  const passed = (answer: () => readonly RankedStatementIds[]) => shareOf(parameters, answer);
  yield rowAtMost(`Random respondents pass, ${what}`, passed(clicked), 0.02);
  const part = () => shuffle(random, clicked()).slice(0, fewestAnswers);
  yield rowAtMost(`Random respondents pass, ${fewestAnswers} answers, ${what}`, passed(part), 0.02);
  yield rowWithoutBound(`People rejected, ${what}`, 1 - passed(() => simulatePerson(random, design).form));
  const halfRandom = () =>
    simulatePerson(random, design).form.map((ids, at) => (at % 2 ? ids : shuffle(random, [...ids])));
  yield rowWithoutBound(`Half the questions answered at random, rejected, ${what}`, 1 - passed(halfRandom));
  for (const level of [0, 0.25, 0.5, 0.75, 1]) {
    const rejected = 1 - passed(even(level));
    const name = `Even profile at a level of ${level} rejected, ${what}`;
    yield parameters === design.truth && level >= 0.5
      ? rowAtMost(name, rejected, 0.1)
      : rowWithoutBound(name, rejected);
  }
}

function shareOf(parameters: FormParameters, answer: () => readonly RankedStatementIds[]): number {
  const share = new Share();
  for (let person = 0; person < people; person += 1) share.add(isMoreThanChance(answer(), parameters));
  return share.value;
}
