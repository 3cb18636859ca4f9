import { metrics } from '../../domain/metrics/metrics.ts';
import { scaleBlocks } from '../../domain/scoring/personal/discriminationPrior.ts';
import { estimateProfile } from '../../domain/scoring/personal/estimateProfile.ts';
import { type RankedStatementIds, rankedBlocks } from '../../domain/scoring/personal/formParameters.ts';
import { logMarginal } from '../../domain/scoring/personal/logMarginal.ts';
import { metricPrior } from '../../domain/scoring/personal/prior.ts';
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
import { rowWithoutBound } from './statisticRow.ts';

const level = 0.5;
const designs = 60;
const people = 60;
const draws = 20_000;
/** The levels of an even profile whose level isn't known, in standard deviations. */
const levels = Array.from({ length: 17 }, (_, at) => (at - 8) / 4);
/** Statements whose a and b vary discriminate as much as equal ones with this factor. */
const discrimination = 0.9;

/** The logarithms of how much more probable a form is than by chance, for an even profile and for any other. */
interface LogRatios {
  readonly even: number;
  /** For an even profile whose level is from N(0, 1). */
  readonly anyLevel: number;
  readonly profile: number;
}

const rules: readonly { readonly name: string; readonly evidence: (form: LogRatios) => number }[] = [
  { name: 'even profiles only', evidence: ({ even }) => even },
  {
    name: 'even profiles and people',
    evidence: ({ even, profile }) => logSum([even, profile]),
  },
  {
    name: 'even profiles at an unknown level and people',
    evidence: ({ anyLevel, profile }) => logSum([anyLevel, profile]),
  },
];

/**
 * Measures the best that any rule could do before calibration, in forms with reverse-worded statements placed
 * anywhere or as shipped: the likelihood ratio against random ranking (Neyman and Pearson 1933), which knows the level of the even profiles
 * and the distribution of the statements' parameters. In forms with positive statements, the ratio of an even
 * profile is always 1: before the statements' locations are known, it has the same distribution as random ranking.
 */
export function* measureBestEvenRule(): Generator<Measurement> {
  for (const isSpread of [false, true]) yield* measureRules(isSpread);
}

function* measureRules(isSpread: boolean): Generator<Measurement> {
  const random = seededRandom(17);
  const { byChance, even, others } = simulateForms(random, isSpread);
  const form = isSpread ? 'shipped form' : 'reversed anywhere';
  for (const { name, evidence } of rules) {
    const sorted = byChance.map(evidence).sort((a, b) => b - a);
    for (const passing of [0.02, 0.05]) {
      const limit = sorted[Math.floor(passing * sorted.length)] ?? Number.NaN;
      const rejected = (forms: readonly LogRatios[]) =>
        forms.filter((one) => evidence(one) <= limit).length / forms.length;
      const rule = `${form}, not calibrated, best rule for ${name}, ${Math.round(100 * passing)}% of random respondents pass`;
      yield rowWithoutBound(`Even profile at a level of ${level} rejected, ${rule}`, rejected(even));
      yield rowWithoutBound(`People rejected, ${rule}`, rejected(others));
    }
  }
}

function simulateForms(random: Random, isSpread: boolean) {
  const ratio = ratioOf(random, level);
  const ratios = levels.map((at) => ratioOf(random, at));
  const [byChance, even, others]: [LogRatios[], LogRatios[], LogRatios[]] = [[], [], []];
  for (let at = 0; at < designs; at += 1) {
    const design = generateDesign(random, { reversed: 0.3, varied: true, isSpread });
    const sumOf = (form: readonly RankedStatementIds[], by: LogRatio) =>
      form.reduce((sum, ids) => sum + by(signsOf(design, ids)), 0);
    const judge = (form: readonly RankedStatementIds[]): LogRatios => ({
      even: sumOf(form, ratio),
      anyLevel: logSum(ratios.map((by, index) => sumOf(form, by) + (logWeights[index] ?? 0))),
      profile: profileRatio(form, design),
    });
    const everywhere = metrics.map(() => level);
    for (let person = 0; person < people; person += 1) {
      byChance.push(judge(design.questions.map((ids) => shuffle(random, [...ids]))));
      even.push(judge(answerForm(random, design, everywhere)));
      others.push(judge(simulatePerson(random, design).form));
    }
  }
  return { byChance, even, others };
}

function profileRatio(form: readonly RankedStatementIds[], design: Design): number {
  const blocks = scaleBlocks(rankedBlocks(form, uncalibratedParameters(design)), discrimination);
  return (
    logMarginal(blocks, metricPrior, estimateProfile(blocks, metricPrior)) + blocks.length * Math.log(24)
  );
}

const densities = levels.map((at) => Math.exp(-(at ** 2) / 2));
const logWeights = densities.map((one) => Math.log(one / densities.reduce((sum, each) => sum + each, 0)));

function logSum(values: readonly number[]): number {
  const highest = Math.max(...values);
  return highest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - highest), 0));
}

type Signs = string;
type LogRatio = (ranked: Signs) => number;

const signsOf = ({ truth }: Design, ids: readonly string[]): Signs =>
  ids.map((id) => ((truth[id]?.a ?? 0) < 0 ? '-' : '+')).join('');

/**
 * Returns the logarithm of how much more probable an order of positive (+) and reverse-worded (-) statements is
 * for an even profile than by chance, averaged over the statements' parameters. Which statement of a sign comes
 * first says nothing before calibration.
 */
function ratioOf(random: Random, at: number): LogRatio {
  const tables = new Map<Signs, ReadonlyMap<Signs, number>>();
  return (ranked) => {
    const signs = [...ranked].sort().join('');
    const table = tables.get(signs) ?? logRatios(random, signs, at);
    tables.set(signs, table);
    return table.get(ranked) ?? Number.NEGATIVE_INFINITY;
  };
}

function logRatios(random: Random, signs: Signs, at: number): ReadonlyMap<Signs, number> {
  const count = (orders: () => Signs) => {
    const counts = new Map<Signs, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const order = orders();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    return counts;
  };
  const even = count(() => drawOrder(random, signs, at));
  const orders = distinctOrders(signs);
  // By chance, all orders of the signs are equally probable.
  return new Map(
    orders.map((order) => [order, Math.log(((even.get(order) ?? 0.5) / draws) * orders.length)]),
  );
}

/** Returns every order of signs once. */
function distinctOrders(signs: Signs): readonly Signs[] {
  if (signs === '') return [''];
  return [...new Set(signs)].flatMap((sign) =>
    distinctOrders(signs.replace(sign, '')).map((order) => sign + order),
  );
}

/** Draws an order of new statements, with the parameters of `generateDesign`, by an even profile. */
const drawOrder = (random: Random, signs: Signs, at: number): Signs =>
  [...signs]
    .map((sign) => {
      const a = (sign === '-' ? -1 : 1) * (0.5 + random.next());
      return { sign, liked: a * at + random.normal() * 0.5 - Math.log(-Math.log(1 - random.next())) };
    })
    .sort((one, other) => other.liked - one.liked)
    .map(({ sign }) => sign)
    .join('');
