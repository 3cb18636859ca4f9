import { metrics } from '../domain/metrics/metrics.ts';
import type { FormParameters, RankedStatementIds } from '../domain/scoring/personal/formParameters.ts';
import type { Random } from '../server/seed/demoRandom.ts';

const QUESTIONS = 36;
const STATEMENTS = 4;
/** The correlation between the simulated people's metrics, as in methods 1.3. */
const CORRELATION = 0.3;

export interface Design {
  readonly questions: readonly RankedStatementIds[];
  /** The parameters by which the simulated people answer. */
  readonly truth: FormParameters;
}

/** The differences between the designs of methods 1.3. */
export interface DesignKind {
  readonly reversed: number;
  readonly varied: boolean;
  /** The standard deviation of the statements' locations b. */
  readonly locations?: number;
  /** Whether reversed statements are distributed over the blocks as in the form for development (decision 17), at most two in each. */
  readonly isSpread?: boolean;
}

/**
 * Generates 36 questions of four statements about four different metrics; each metric occurs twelve times,
 * and all pairs of metrics equally often.
 */
export function generateDesign(
  random: Random,
  { reversed, varied, locations = 0.5, isSpread = false }: DesignKind,
): Design {
  const pairCounts = metrics.map(() => metrics.map(() => 0));
  const questions: RankedStatementIds[] = [];
  const statements: [string, FormParameters[string]][] = [];
  const signs = isSpread ? spreadSigns(random) : anySigns(random, reversed);
  for (let set = 0; set < QUESTIONS / 3; set++) {
    const best = Array.from({ length: 60 }, () => shuffle(random, [...metrics.keys()]))
      .map((order) => ({ order, cost: costOf(order, pairCounts) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a)).order;
    for (let at = 0; at < best.length; at += STATEMENTS) {
      const block = best.slice(at, at + STATEMENTS);
      for (const [i, j] of pairsOf(block)) {
        const row = pairCounts[i];
        if (row) row[j] = (row[j] ?? 0) + 1;
      }
      const question = `q${questions.length}`;
      questions.push(block.map((_, index) => `${question}:${index}`));
      block.forEach((trait, index) => {
        const metric = metrics[trait] ?? metrics[0];
        const key = signs[statements.length] ?? 1;
        const a = key * (varied ? 0.5 + random.next() : 1);
        statements.push([`${question}:${index}`, { metric, a, b: random.normal() * locations }]);
      });
    }
  }
  return { questions, truth: Object.fromEntries(statements) };
}

type Sign = 1 | -1;

const anySigns = (random: Random, reversed: number): readonly Sign[] =>
  shuffle(
    random,
    Array.from(
      { length: QUESTIONS * STATEMENTS },
      (_, at): Sign => (at < Math.round(QUESTIONS * STATEMENTS * reversed) ? -1 : 1),
    ),
  );

/** How many blocks of the form for development have no, one and two reversed statements. */
const blocksByReversed = [8, 13, 15];

function spreadSigns(random: Random): readonly Sign[] {
  const counts = blocksByReversed.flatMap((blocks, count) => Array.from({ length: blocks }, () => count));
  return shuffle(random, counts).flatMap((count) =>
    shuffle(
      random,
      Array.from({ length: STATEMENTS }, (_, at): Sign => (at < count ? -1 : 1)),
    ),
  );
}

export interface SimulatedPerson {
  readonly theta: readonly number[];
  readonly form: readonly RankedStatementIds[];
}

/** Simulates a person who ranks by utility plus Gumbel error, which is exactly Plackett-Luce. */
export function simulatePerson(random: Random, design: Design): SimulatedPerson {
  const theta = drawTheta(random);
  return { theta, form: answerForm(random, design, theta) };
}

/** Draws metrics from the population: variance 1 and the same correlation between all of them. */
export function drawTheta(random: Random, correlation = CORRELATION): readonly number[] {
  const common = random.normal() * Math.sqrt(correlation);
  return metrics.map(() => common + random.normal() * Math.sqrt(1 - correlation));
}

/**
 * Returns the rankings of a person with these metrics; `reversedShift` is added to the utility of
 * reverse-worded statements.
 */
export function answerForm(
  random: Random,
  { questions, truth }: Design,
  theta: readonly number[],
  reversedShift = 0,
): readonly RankedStatementIds[] {
  const shiftOf = (id: string) => ((truth[id]?.a ?? 0) < 0 ? reversedShift : 0);
  return answerWith(random, { questions, truth }, theta, shiftOf);
}

/**
 * Returns the rankings of a person whose utilities differ from the model by `shiftOf`, which is called once
 * for each statement.
 */
export function answerWith(
  random: Random,
  { questions, truth }: Design,
  theta: readonly number[],
  shiftOf: (id: string) => number,
): readonly RankedStatementIds[] {
  const liking = (id: string) => {
    const { metric, a, b } = truth[id] ?? { metric: metrics[0], a: 0, b: 0 };
    const level = theta[metrics.indexOf(metric)] ?? 0;
    return b + shiftOf(id) + a * level - Math.log(-Math.log(1 - random.next()));
  };
  return questions.map((ids) =>
    ids
      .map((id) => ({ id, liked: liking(id) }))
      .sort((a, b) => b.liked - a.liked)
      .map(({ id }) => id),
  );
}

/** Returns the parameters before calibration: only the direction of each statement. */
export function uncalibratedParameters({ truth }: Design): FormParameters {
  return Object.fromEntries(
    Object.entries(truth).map(([id, { metric, a }]) => [id, { metric, a: Math.sign(a), b: 0 }]),
  );
}

function costOf(order: readonly number[], pairCounts: readonly (readonly number[])[]): number {
  let cost = 0;
  for (let at = 0; at < order.length; at += STATEMENTS) {
    for (const [i, j] of pairsOf(order.slice(at, at + STATEMENTS))) cost += (pairCounts[i]?.[j] ?? 0) ** 2;
  }
  return cost;
}

/** Returns every ordered pair of the block. */
function pairsOf(block: readonly number[]): readonly (readonly [number, number])[] {
  return block.flatMap((i) => block.filter((j) => j !== i).map((j) => [i, j] as const));
}

export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((entry) => ({ entry, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
