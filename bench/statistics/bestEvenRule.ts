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
const designs = 12;
const people = 300;
const draws = 20_000;
/** Statements whose a and b vary discriminate as much as equal ones with this factor. */
const discrimination = 0.9;

/** The logarithms of how much more probable a form is than by chance, for an even profile and for any other. */
interface LogRatios {
  readonly even: number;
  readonly profile: number;
}

const rules: readonly { readonly name: string; readonly evidence: (form: LogRatios) => number }[] = [
  { name: 'even profiles only', evidence: ({ even }) => even },
  {
    name: 'even profiles and people',
    evidence: ({ even, profile }) =>
      Math.max(even, profile) + Math.log1p(Math.exp(-Math.abs(even - profile))),
  },
];

/**
 * Measures the best that any rule could do before calibration, in forms with reverse-worded statements: the
 * likelihood ratio against random ranking (Neyman and Pearson 1933), which knows the level of the even profiles
 * and the distribution of the statements' parameters. In forms with positive statements, the ratio of an even
 * profile is always 1: before the statements' locations are known, it has the same distribution as random ranking.
 */
export function* measureBestEvenRule(): Generator<Measurement> {
  const random = seededRandom(17);
  const { byChance, even, others } = simulateForms(random);
  for (const { name, evidence } of rules) {
    const sorted = byChance.map(evidence).sort((a, b) => b - a);
    for (const passing of [0.02, 0.05]) {
      const limit = sorted[Math.floor(passing * sorted.length)] ?? Number.NaN;
      const rejected = (forms: readonly LogRatios[]) =>
        forms.filter((form) => evidence(form) <= limit).length / forms.length;
      const rule = `not calibrated, best rule for ${name}, ${Math.round(100 * passing)}% of random respondents pass`;
      yield rowWithoutBound(`Even profile at a level of ${level} rejected, ${rule}`, rejected(even));
      yield rowWithoutBound(`People rejected, ${rule}`, rejected(others));
    }
  }
}

function simulateForms(random: Random) {
  const ratio = ratioOf(random);
  const [byChance, even, others]: [LogRatios[], LogRatios[], LogRatios[]] = [[], [], []];
  for (let at = 0; at < designs; at += 1) {
    const design = generateDesign(random, { reversed: 0.3, varied: true });
    const judge = (form: readonly RankedStatementIds[]): LogRatios => ({
      even: form.reduce((sum, ids) => sum + ratio(signsOf(design, ids)), 0),
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

type Signs = string;
type LogRatio = (ranked: Signs) => number;

const signsOf = ({ truth }: Design, ids: readonly string[]): Signs =>
  ids.map((id) => ((truth[id]?.a ?? 0) < 0 ? '-' : '+')).join('');

/**
 * Returns the logarithm of how much more probable an order of positive (+) and reverse-worded (-) statements is
 * for an even profile than by chance, averaged over the statements' parameters. Which statement of a sign comes
 * first says nothing before calibration.
 */
function ratioOf(random: Random): LogRatio {
  const tables = new Map<Signs, ReadonlyMap<Signs, number>>();
  return (ranked) => {
    const signs = [...ranked].sort().join('');
    const table = tables.get(signs) ?? logRatios(random, signs);
    tables.set(signs, table);
    return table.get(ranked) ?? Number.NEGATIVE_INFINITY;
  };
}

function logRatios(random: Random, signs: Signs): ReadonlyMap<Signs, number> {
  const count = (orders: () => Signs) => {
    const counts = new Map<Signs, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const order = orders();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    return counts;
  };
  const even = count(() => drawOrder(random, signs, level));
  const byChance = count(() => drawOrder(random, signs, 0));
  return new Map([...byChance].map(([order, times]) => [order, Math.log((even.get(order) ?? 1) / times)]));
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
