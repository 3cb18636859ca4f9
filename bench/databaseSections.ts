import { answers } from './answers.ts';
import { assessments } from './assessments.ts';
import { dashboard } from './dashboard.ts';
import { floods } from './faults/floods.ts';
import { importLines } from './faults/importLines.ts';
import { type Ground, type Kind, on } from './ground.ts';
import { growth } from './growth.ts';
import { indistinguishable } from './indistinguishable.ts';
import { type Line, rounded, type Section } from './line.ts';
import { lists } from './lists.ts';

type Rates = (ground: Ground) => Promise<{ readonly app: number; readonly floor: number }>;

async function* rates(kind: Kind, what: string, measure: Rates): AsyncIterable<Line> {
  const { app, floor } = await on(kind, measure);
  yield { what, on: kind, value: rounded(app), floor: rounded(floor), ratio: app / floor, holds: true };
}

async function* growing(kind: Kind): AsyncIterable<Line> {
  const measured = await on(kind, (small) => on(kind, (large) => growth(small, large)));
  for (const { what, few, many } of measured) {
    yield {
      what: `People: ${what}`,
      on: kind,
      value: `${many.toFixed(1)} ms`,
      floor: `${few.toFixed(1)} ms`,
      ratio: many / few,
      holds: many / few < 3,
    };
  }
}

async function* scored(kind: Kind): AsyncIterable<Line> {
  const { oneMs, many, manyMs, steps, pauseMs } = await on(kind, assessments);
  yield {
    what: 'One finished form, until its score stands',
    on: kind,
    value: `${oneMs.toFixed(1)} ms`,
    floor: '50 ms',
    ratio: oneMs / 50,
    holds: oneMs < 50,
  };
  yield {
    what: `${rounded(many)} forms as a job, progress seen ${steps} times`,
    on: kind,
    value: `${(manyMs / 1000).toFixed(1)} s`,
    floor: '',
    ratio: null,
    holds: steps > 10,
  };
  yield {
    what: 'Longest time it left nobody else a turn',
    on: kind,
    value: `${rounded(pauseMs)} ms`,
    floor: '',
    ratio: null,
    holds: true,
  };
}

async function* alike(kind: Kind): AsyncIterable<Line> {
  const { nobody, almost, p } = await on(kind, indistinguishable);
  yield {
    what: `Nobody beside k - 1 answers, p = ${p.toFixed(2)}`,
    on: kind,
    value: `${almost.toFixed(2)} ms`,
    floor: `${nobody.toFixed(2)} ms`,
    ratio: almost / nobody,
    holds: p > 0.01,
  };
}

async function* dashboards(kind: Kind): AsyncIterable<Line> {
  const [first, ...others] = await on(kind, dashboard);
  for (const { people, answers: count, ms } of others) {
    const ratio = ms / (first?.ms ?? ms);
    yield {
      what: `Dashboard of ${rounded(people)}, ${rounded(count)} answers, p95`,
      on: kind,
      value: `${ms.toFixed(1)} ms`,
      floor: `${first?.ms.toFixed(1)} ms`,
      ratio,
      holds: ratio < 1.5 && (kind === 'pglite' || ms < 150),
    };
  }
}

/** The sections measured on each database. */
export const sectionsOn = (kind: Kind): readonly Section[] => [
  { names: ['answers'], measure: () => rates(kind, 'Saved answers a second', answers) },
  { names: ['lists'], measure: () => rates(kind, 'Pages of 100,000 users a second', lists) },
  { names: ['growth'], measure: () => growing(kind) },
  { names: ['assessments'], measure: () => scored(kind) },
  { names: ['indistinguishable'], measure: () => alike(kind) },
  { names: ['dashboard'], measure: () => dashboards(kind) },
  { names: ['faults', 'floods'], measure: () => floods(kind) },
  { names: ['faults', 'imports'], measure: () => importLines(kind) },
];
