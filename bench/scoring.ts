import { metrics } from '../domain/metrics/metrics.ts';
import { calibrateParameters } from '../domain/scoring/personal/calibration/calibrateParameters.ts';
import { CALIBRATION_THRESHOLDS } from '../domain/scoring/personal/calibrationDue.ts';
import { estimateProfile } from '../domain/scoring/personal/estimateProfile.ts';
import { type FormParameters, rankedBlocks } from '../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../domain/scoring/personal/prior.ts';
import { scoreForm } from '../domain/scoring/personal/scoreForm.ts';
import { widenErrors } from '../domain/scoring/personal/widenErrors.ts';
import { seededRandom } from '../server/seed/demoRandom.ts';
import { cpuSince } from './cpuSince.ts';
import {
  type Design,
  type DesignKind,
  generateDesign,
  type SimulatedPerson,
  simulatePerson,
  uncalibratedParameters,
} from './scoringForms.ts';

/** A measured value next to that of methods 1.3; `isWithinLimit` is false if a required limit is exceeded. */
export interface Finding {
  readonly what: string;
  readonly value: string;
  readonly floor: string;
  readonly ratio: number | null;
  readonly isWithinLimit: boolean;
}

const designs: readonly (DesignKind & { name: string; known: number; plain: number; points: number })[] = [
  { name: 'positive, equal a', reversed: 0, varied: false, known: 0.705, plain: 0.701, points: 0.692 },
  { name: 'positive, varied a', reversed: 0, varied: true, known: 0.844, plain: 0.703, points: 0.695 },
  { name: '30% reversed', reversed: 0.3, varied: true, known: 0.9, plain: 0.88, points: 0.86 },
];
/** Random variation of a correlation over 1,000 people and one random design. */
const LEEWAY = 0.03;

/** Measures the scoring of simulated people. Takes about a minute; each finding is reported immediately. */
export function* measureScoring(): Generator<Finding> {
  for (const design of designs) yield* recovery(design);
  yield* speed();
  for (const n of [300, 1_000]) yield* calibrations(n);
}

function recovery({ name, known, plain, points, ...kind }: (typeof designs)[number]): Finding[] {
  const random = seededRandom(36);
  const design = generateDesign(random, kind);
  const people = Array.from({ length: 1_000 }, () => simulatePerson(random, design));
  const judged = judge(people, design.truth);
  const shipped = judge(people, uncalibratedParameters(design), null);
  const compareWith = (what: string, value: number, floor: number): Finding => ({
    what: `${name}: ${what}`,
    value: value.toFixed(3),
    floor: floor.toFixed(3),
    ratio: value / floor,
    isWithinLimit: value >= floor - LEEWAY,
  });
  return [
    compareWith('r, parameters known', judged.r, known),
    compareWith('r, as shipped', shipped.r, plain),
    compareWith('r, ipsative', ipsativeR(people, design), points),
    covered(`${name}: coverage of 90%, known`, judged.cover90, { least: 0.88, most: 0.92 }),
    covered(`${name}: coverage of 95%, known`, judged.cover, about95),
    covered(`${name}: coverage of 95%, shipped`, shipped.cover, beforeCalibration),
  ];
}

interface CoverLimits {
  readonly least: number;
  readonly most: number;
}

const about95: CoverLimits = { least: 0.93, most: 0.97 };
/**
 * Before calibration, intervals are wider on purpose (methods 1.2). One that nearly always covers the truth would
 * say nothing.
 */
const beforeCalibration: CoverLimits = { least: 0.93, most: 0.99 };

function covered(what: string, cover: number, { least, most }: CoverLimits): Finding {
  const percent = (share: number) => `${Math.round(100 * share)}`;
  return {
    what,
    value: `${(100 * cover).toFixed(1)}%`,
    floor: `${percent(least)}-${percent(most)}%`,
    ratio: null,
    isWithinLimit: cover >= least && cover <= most,
  };
}

function speed(): Finding[] {
  const random = seededRandom(10);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  const forms = Array.from({ length: 10_000 }, () => simulatePerson(random, design).form);
  const parameters = uncalibratedParameters(design);
  const started = process.cpuUsage();
  for (const form of forms) scoreForm({ answered: form, asked: form.length, parameters, norm: null });
  const ms = cpuSince(started);
  const each = ms / forms.length;
  return [
    {
      what: 'One form scored',
      value: `${each.toFixed(2)} ms`,
      floor: '50 ms',
      ratio: each / 50,
      isWithinLimit: each < 50,
    },
    {
      what: '10,000 forms scored',
      value: `${(ms / 1000).toFixed(1)} s`,
      floor: '',
      ratio: null,
      isWithinLimit: true,
    },
  ];
}

function calibrations(n: number): Finding[] {
  return designs.slice(1).flatMap(({ name, reversed, varied }) => {
    const random = seededRandom(n);
    const design = generateDesign(random, { reversed, varied });
    const people = Array.from({ length: n }, () => simulatePerson(random, design));
    const fresh = Array.from({ length: 600 }, () => simulatePerson(random, design));
    const started = process.cpuUsage();
    const estimate = finish(
      calibrateParameters(
        people.map(({ form }) => form),
        uncalibratedParameters(design),
        { random },
      ),
    );
    const seconds = cpuSince(started) / 1000;
    const sizes = (of: FormParameters) => Object.keys(design.truth).map((id) => Math.abs(of[id]?.a ?? 0));
    const before = judge(fresh, uncalibratedParameters(design));
    const after = judge(fresh, estimate, n);
    const r = correlation(sizes(estimate), sizes(design.truth));
    const what = `N=${n}, ${name}`;
    return [
      {
        what: `${what}: recovery of a`,
        value: r.toFixed(3),
        floor: '0.950',
        ratio: r / 0.95,
        isWithinLimit: true,
      },
      {
        what: `${what}: time`,
        value: `${seconds.toFixed(1)} s`,
        floor: n === 300 ? '2.5 s' : '8 s',
        ratio: null,
        isWithinLimit: true,
      },
      {
        what: `${what}: r of others, before and after`,
        value: after.r.toFixed(3),
        floor: before.r.toFixed(3),
        ratio: after.r / before.r,
        isWithinLimit: after.r >= before.r - 0.005,
      },
      covered(`${what}: coverage after`, after.cover, about95),
    ];
  });
}

/**
 * Returns the accuracy of the estimates: the mean correlation over the metrics, and how often their 95 and 90
 * percent intervals cover the truth. `n` as in `widenErrors`.
 */
function judge(
  people: readonly SimulatedPerson[],
  parameters: FormParameters,
  n: number | null = CALIBRATION_THRESHOLDS.final,
): { r: number; cover: number; cover90: number } {
  const profiles = people.map(({ form }) => {
    const blocks = rankedBlocks(form, parameters);
    return widenErrors(estimateProfile(blocks, metricPrior), n, { blocks, prior: metricPrior });
  });
  const rs = metrics.map((_, trait) =>
    correlation(
      profiles.map(({ theta }) => theta[trait] ?? 0),
      people.map(({ theta }) => theta[trait] ?? 0),
    ),
  );
  const coverOf = (width: number) => {
    const isCovered = people.flatMap(({ theta }, person) =>
      theta.map((true_, trait) => {
        const { theta: estimate, se } = profiles[person] ?? { theta: [], se: [] };
        return Number(Math.abs((estimate[trait] ?? 0) - true_) <= width * (se[trait] ?? 0));
      }),
    );
    return mean(isCovered);
  };
  return { r: mean(rs), cover: coverOf(1.96), cover90: coverOf(1.645) };
}

function ipsativeR(people: readonly SimulatedPerson[], design: Design): number {
  const parameters = uncalibratedParameters(design);
  const scores = people.map(({ form }) =>
    scoreForm({ answered: form, asked: form.length, parameters, norm: null }).ipsative.map(
      ({ points }) => points,
    ),
  );
  return mean(
    metrics.map((_, trait) =>
      correlation(
        scores.map((points) => points[trait] ?? 0),
        people.map(({ theta }) => theta[trait] ?? 0),
      ),
    ),
  );
}

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  xs.forEach((x, at) => {
    const y = (ys[at] ?? 0) - my;
    xy += (x - mx) * y;
    xx += (x - mx) ** 2;
    yy += y * y;
  });
  return xy / Math.sqrt(xx * yy);
}
