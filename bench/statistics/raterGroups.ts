import { estimateProfile } from '../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../domain/scoring/personal/formParameters.ts';
import { toPercentileScale } from '../../domain/scoring/personal/percentileScale.ts';
import { metricPrior } from '../../domain/scoring/personal/prior.ts';
import { widenErrors } from '../../domain/scoring/personal/widenErrors.ts';
import { compareSelfAndOthers } from '../../domain/scoring/raters/compareSelfAndOthers.ts';
import {
  estimateRaterComponents,
  type RaterBlocks,
} from '../../domain/scoring/raters/estimateRaterComponents.ts';
import { estimateGroupProfile } from '../../domain/scoring/raters/groupProfile.ts';
import { reliabilityOfMean } from '../../domain/scoring/raters/spearmanBrown.ts';
import { widenGroupErrors } from '../../domain/scoring/raters/widenGroupErrors.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import {
  answerForm,
  type Design,
  drawTheta,
  generateDesign,
  shuffle,
  uncalibratedParameters,
} from '../scoringForms.ts';
import { runGenerator } from './runGenerator.ts';
import { squaredCorrelation } from './squaredCorrelation.ts';
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

/** How the raters of a simulated cycle answer. */
interface CycleKind {
  readonly people: number;
  readonly raters: number;
  /** Variance between people. */
  readonly person: number;
  /** Variance between the raters of one person, by metric. */
  readonly rater: (metric: number) => number;
  /** Standard deviation of a rater's preference for or against reverse-worded statements. */
  readonly style?: number;
  /** Whether the statements discriminate half as much as intended. */
  readonly isWeak?: boolean;
  /** Share of raters who rank at random; all count before calibration (methods 1.3). */
  readonly atRandom?: number;
  /** Whether the first rater of every group ranks at random. */
  readonly hasRandomRater?: boolean;
}

const even = { people: 50, person: 1, rater: () => 0.5 };
const cycles = 2;

/**
 * Measures what several raters have in common: coverage, reliability, and words about gaps (methods 1.5,
 * 3.2).
 */
export function* measureRaterGroups(): Generator<Measurement> {
  const random = seededRandom(51);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  for (const raters of [3, 4, 6, 8]) {
    const known = simulate(random, design, { ...even, raters }, 1_000);
    yield coverageRow(`Metric by ${raters} raters, 90% interval, parameters known`, known.covered);
    yield rowAtLeast(`Metric by ${raters} raters, 80% range as shown, parameters known`, known.shown, 0.75);
    yield reliabilityRow(`Reliability of ${raters} raters`, known);
    const shipped = simulate(random, design, { ...even, raters }, null);
    yield shippedCoverageRow(`Metric by ${raters} raters, 90% interval, as shipped`, shipped.covered);
  }
  yield reliabilityRow(
    'Reliability of 4 raters, people differ less',
    simulate(random, design, { ...even, raters: 4, person: 0.4, rater: () => 0.6 }, 1_000),
  );
  for (const [what, kind, n] of [
    ['few people in the cycle', { ...even, people: 4, raters: 4 }, 1_000],
    [
      'agreement differs by metric',
      { ...even, raters: 4, rater: (k: number) => (k % 2 ? 0.25 : 0.75) },
      1_000,
    ],
    ['response style', { ...even, raters: 4, style: 0.5 }, null],
    ['weak statements', { ...even, raters: 4, isWeak: true }, null],
    ['one in ten at random', { ...even, raters: 4, atRandom: 0.1 }, null],
  ] as const) {
    const { covered } = simulate(random, design, kind, n);
    yield misspecifiedCoverageRow(`Metric by 4 raters, 90% interval, ${what}`, covered);
  }
  for (const [what, kind] of [
    ['3 raters, 90% interval, one of them at random', { ...even, raters: 3 }],
    ['4 raters, 90% interval, one of them at random', { ...even, raters: 4 }],
    ['3 raters, 90% interval, weak statements, one of them at random', { ...even, raters: 3, isWeak: true }],
  ] as const) {
    const { covered } = simulate(random, design, { ...kind, hasRandomRater: true }, null);
    yield misspecifiedCoverageRow(`Metric by ${what}`, covered);
  }
  yield* gapWords(seededRandom(52), design);
}

interface SimulatedCycles {
  readonly covered: number;
  /** How often the rounded 80 percent range on the percentile scale covers the truth. */
  readonly shown: number;
  /** The reliability as shown, and the squared correlation of estimate and truth. */
  readonly reliability: { readonly shown: number; readonly true: number };
}

function simulate(random: Random, design: Design, kind: CycleKind, n: number | null): SimulatedCycles {
  const [covered, inShownRange] = [new Share(), new Share()];
  const pairs: [number, number][] = [];
  let shown = 0;
  const rounds = Math.ceil((cycles * even.people) / kind.people);
  for (let cycle = 0; cycle < rounds; cycle += 1) {
    const { truths, groups } = simulateCycle(random, design, kind, n);
    const components = runGenerator(estimateRaterComponents(groups, metricPrior));
    shown += reliabilityOfMean(components.reliability ?? 0, kind.raters) / rounds;
    groups.forEach((group, person) => {
      const { theta, se } = groupProfileOf(group, components.rater, n);
      truths[person]?.forEach((truth, k) => {
        covered.add(Math.abs((theta[k] ?? 0) - truth) <= HALF_WIDTH_90 * (se[k] ?? 0));
        const { low, high } = toPercentileScale(theta[k] ?? 0, se[k] ?? 0);
        const { value: percentile } = toPercentileScale(truth, 0);
        inShownRange.add(Math.round(low) <= percentile && percentile <= Math.round(high));
        pairs.push([theta[k] ?? 0, truth]);
      });
    });
  }
  return {
    covered: covered.value,
    shown: inShownRange.value,
    reliability: { shown, true: squaredCorrelation(pairs) },
  };
}

const groupProfileOf = (raters: RaterBlocks, rater: number, n: number | null) =>
  widenGroupErrors(estimateGroupProfile(raters, metricPrior, rater), n, {
    raters,
    prior: metricPrior,
    rater,
  });

function simulateCycle(random: Random, design: Design, kind: CycleKind, n: number | null) {
  const parameters = n === null ? uncalibratedParameters(design) : design.truth;
  const answered = kind.isWeak ? weakenStatements(design) : design;
  const truths = Array.from({ length: kind.people }, () =>
    drawTheta(random).map((value) => value * Math.sqrt(kind.person)),
  );
  const groups: RaterBlocks[] = truths.map((truth) =>
    Array.from({ length: kind.raters }, (_, rater) => {
      const apart = drawTheta(random);
      const view = truth.map((value, k) => value + Math.sqrt(kind.rater(k)) * (apart[k] ?? 0));
      const isFirst = rater === 0 && kind.hasRandomRater === true;
      const form =
        isFirst || (kind.atRandom && random.next() < kind.atRandom)
          ? design.questions.map((ids) => shuffle(random, [...ids]))
          : answerForm(random, answered, view, (kind.style ?? 0) * random.normal());
      return rankedBlocks(form, parameters);
    }),
  );
  return { truths, groups };
}

function reliabilityRow(what: string, { reliability }: SimulatedCycles): Measurement {
  return {
    what,
    on: 'Node',
    value: `${reliability.shown.toFixed(2)}, true ${reliability.true.toFixed(2)}`,
    floor: 'at most .05 apart',
    ratio: null,
    isWithinLimit: Math.abs(reliability.shown - reliability.true) <= 0.05,
  };
}

/**
 * Measures words about gaps for people who see themselves as their raters do and therefore have no gap. For
 * power, they rate themselves two standard deviations higher in one metric.
 */
function* gapWords(random: Random, design: Design): Generator<Measurement> {
  const [marked, detected] = [new Share(), new Share()];
  for (let cycle = 0; cycle < 6; cycle += 1) {
    const { truths, groups } = simulateCycle(random, design, { ...even, raters: 4 }, 1_000);
    const { rater } = runGenerator(estimateRaterComponents(groups, metricPrior));
    groups.forEach((group, person) => {
      const others = groupProfileOf(group, rater, 1_000);
      const truth = truths[person] ?? [];
      const wordsOf = (theta: readonly number[]) => {
        const blocks = rankedBlocks(answerForm(random, design, theta), design.truth);
        const own = widenErrors(estimateProfile(blocks, metricPrior), 1_000, { blocks, prior: metricPrior });
        return (compareSelfAndOthers(own, [others])[0] ?? []).map(({ word }) => word);
      };
      marked.add(wordsOf(truth).some((word) => word !== 'inLine'));
      detected.add(wordsOf(truth.map((value, k) => (k === 0 ? value + 2 : value)))[0] === 'selfHigher');
    });
  }
  yield falseMarkRow('Person without a gap with any gap, 4 raters', marked.value);
  yield rowWithoutBound('Gap of 2 SD is marked, 4 raters', detected.value);
}
