import { questionsByElement } from '../survey/shortForms.ts';
import { answerPercent } from './answerPercent.ts';
import { meanOf } from './benchmarkScores.ts';

/**
 * The linking constant of one element in a short campaign: the values of both its questions are stored on a scale from 0 to 100 with this
 * many equal steps.
 */
export interface ElementLink {
  readonly element_id: number;
  readonly steps: number;
}

interface KeyedQuestion {
  readonly element_id: number;
  readonly options: readonly { readonly key: number }[];
}

/** The numbers of steps that are tried, the finest first. The last one suits every question, as each can score 0 and 100. */
const possibleSteps = [10, 6, 5, 4, 3, 2, 1] as const;
const TOLERANCE = 1e-9;

/**
 * Returns the linking constants of a campaign's elements: the finest scale of equal steps on which either question of the element can take
 * every value, so that no value reveals which of them was asked (methods 2.7).
 */
export function linkElements(questions: readonly KeyedQuestion[]): readonly ElementLink[] {
  return [...questionsByElement(questions)].map(([element_id, own]) => {
    const scores = own.map(({ options }) => possibleScores(options.map(({ key }) => key)));
    const steps = possibleSteps.find((count) => scores.every((one) => reachesAll(one, count)));
    return { element_id, steps: steps ?? 1 };
  });
}

/**
 * Puts a score (0-100) on the scale of its element, without bias: between two steps, the nearer one is the more likely, and the expected
 * value is the score itself. `random` is at least 0 and below 1.
 */
export function linkScore(percent: number, { steps }: Pick<ElementLink, 'steps'>, random: number): number {
  const place = (percent * steps) / 100;
  const nearest = Math.round(place);
  if (Math.abs(place - nearest) < TOLERANCE) return (100 * nearest) / steps;
  const lower = Math.floor(place);
  return (100 * (random < place - lower ? lower + 1 : lower)) / steps;
}

/**
 * Returns the value of each element of a short form: the linked score of the question that was answered, in the order of `links`. `percents`
 * has a score for each question and null for those of the other form. Null for an element without an answer.
 */
export function linkedElementValues(
  questions: readonly Pick<KeyedQuestion, 'element_id'>[],
  percents: readonly (number | null)[],
  links: readonly ElementLink[],
  random: () => number,
): (number | null)[] {
  return links.map((link) => {
    const own = percents.flatMap((percent, at) =>
      percent !== null && questions[at]?.element_id === link.element_id ? [percent] : [],
    );
    const mean = meanOf(own);
    return mean === null ? null : linkScore(mean, link, random());
  });
}

/** The scores that the possible orders of a question's options have. */
function possibleScores(keys: readonly number[]): readonly number[] {
  return [...new Set(ordersOf([...keys.keys()]).map((order) => answerPercent(keys, order)))];
}

function ordersOf(options: readonly number[]): readonly (readonly number[])[] {
  if (options.length <= 1) return [options];
  return options.flatMap((first) =>
    ordersOf(options.filter((option) => option !== first)).map((rest) => [first, ...rest]),
  );
}

/** Whether each step is the value of some score. */
function reachesAll(scores: readonly number[], steps: number): boolean {
  const reached = new Set(
    scores.flatMap((score) => [0, 1 - TOLERANCE].map((random) => linkScore(score, { steps }, random))),
  );
  return reached.size === steps + 1;
}
