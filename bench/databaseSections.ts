import { measureAnswers } from './answers.ts';
import { measureAssessments } from './assessments.ts';
import {
  type BenchDatabase,
  createBenchDatabase,
  type DatabaseKind,
  withBenchDatabase,
} from './benchDatabase.ts';
import { measureIndistinguishability } from './compareResponseTimes.ts';
import { measureDashboard } from './dashboard.ts';
import { measureFloods } from './faults/floods.ts';
import { measureImports } from './faults/importLines.ts';
import { accountSizes, measureGrowth } from './growth.ts';
import { importSizes, measureImport } from './importGrowth.ts';
import { measureLearning } from './learning.ts';
import { measureLists } from './lists.ts';
import { formatMs, formatNumber, type Measurement, type Section } from './measurement.ts';
import { measureResidentMemory } from './residentMemory.ts';
import { countRoundTrips } from './roundTrips.ts';
import { measureSearch, searchedPeople } from './search.ts';
import { measureKeystrokes } from './titles/compensation.ts';

/** Returns the row for the rates of the product and of a floor. Their ratio must be at least `least`. */
const rate = (what: string, on: string, app: number, floor: number, least: number): Measurement => ({
  what,
  on,
  value: formatNumber(app),
  floor: formatNumber(floor),
  ratio: app / floor,
  isWithinLimit: app / floor >= least,
});

async function* answering(kind: DatabaseKind): AsyncIterable<Measurement> {
  const { app, floor, insert } = await withBenchDatabase(kind, measureAnswers);
  yield rate('Saved answers per second', kind, app, floor, 0.8);
  yield rate('Saved answers per second, of one insert', kind, app, insert, 0.5);
}

async function* listing(kind: DatabaseKind): AsyncIterable<Measurement> {
  const { app, floor } = await withBenchDatabase(kind, measureLists);
  yield rate('Pages of 100,000 users per second', kind, app, floor, 3);
}

async function* searching(kind: DatabaseKind): AsyncIterable<Measurement> {
  for (const { what, ms, listMs } of await withBenchDatabase(kind, measureSearch)) {
    yield {
      what: `${formatNumber(searchedPeople)} people: search ${what}, of the list's`,
      on: kind,
      value: `${ms.toFixed(1)} ms`,
      floor: `${listMs.toFixed(1)} ms`,
      ratio: ms / listMs,
      isWithinLimit: ms < 100,
    };
  }
}

/** The growth is that of the time, from the smaller market. */
async function* typing(kind: DatabaseKind): AsyncIterable<Measurement> {
  let before: number | null = null;
  for (const { jobs, firstMs, medianMs, slowMs } of await withBenchDatabase(kind, measureKeystrokes)) {
    const size = `${formatNumber(jobs)} jobs`;
    const rest = { on: kind, floor: '', ratio: null, isWithinLimit: true };
    yield {
      what: `${size}: keystroke of compensation search, 95th percentile`,
      on: kind,
      value: `${slowMs.toFixed(1)} ms`,
      floor: before === null ? '' : `${before.toFixed(1)} ms`,
      ratio: before === null ? null : slowMs / before,
      isWithinLimit: slowMs < 50,
    };
    yield {
      what: `${size}: keystroke of compensation search, median`,
      ...rest,
      value: `${medianMs.toFixed(1)} ms`,
    };
    yield { what: `${size}: first search, which builds the index`, ...rest, value: formatMs(firstMs) };
    before = slowMs;
  }
}

async function* growing(kind: DatabaseKind): AsyncIterable<Measurement> {
  const databases: { people: number; benchDatabase: BenchDatabase }[] = [];
  try {
    for (const people of accountSizes(kind))
      databases.push({ people, benchDatabase: await createBenchDatabase(kind) });
    for (const { what, people, smallMs, ms, isLimited } of await measureGrowth(databases)) {
      yield {
        what: `${formatNumber(people)} people: ${what}`,
        on: kind,
        value: `${ms.toFixed(1)} ms`,
        floor: `${smallMs.toFixed(1)} ms`,
        ratio: ms / smallMs,
        isWithinLimit: !isLimited || ms / smallMs < 3,
      };
    }
  } finally {
    for (const { benchDatabase } of databases) await benchDatabase.remove();
  }
}

async function* importing(kind: DatabaseKind): AsyncIterable<Measurement> {
  const [few, many] = importSizes;
  const smallMs = await withBenchDatabase(kind, (benchDatabase) => measureImport(benchDatabase, few));
  const ms = await withBenchDatabase(kind, (benchDatabase) => measureImport(benchDatabase, many));
  yield {
    what: `Import of ${formatNumber(many)} people, 1,000 rows of it`,
    on: kind,
    value: formatMs(ms),
    floor: formatMs(smallMs),
    ratio: ms / smallMs,
    isWithinLimit: ms / smallMs < 3,
  };
}

async function* scored(kind: DatabaseKind): AsyncIterable<Measurement> {
  const { oneMs, many, manyMs, steps, pauseMs } = await withBenchDatabase(kind, measureAssessments);
  yield {
    what: 'One finished form, until its score stands',
    on: kind,
    value: `${oneMs.toFixed(1)} ms`,
    floor: '50 ms',
    ratio: oneMs / 50,
    isWithinLimit: oneMs < 50,
  };
  yield {
    what: `${formatNumber(many)} forms as a job, progress seen ${steps} times`,
    on: kind,
    value: `${(manyMs / 1000).toFixed(1)} s`,
    floor: '',
    ratio: null,
    isWithinLimit: steps > 10,
  };
  yield {
    what: 'Longest time it left nobody else a turn',
    on: kind,
    value: `${formatNumber(pauseMs)} ms`,
    floor: '',
    ratio: null,
    isWithinLimit: true,
  };
}

async function* alike(kind: DatabaseKind): AsyncIterable<Measurement> {
  const { withoutResponses, belowMinimum, p } = await withBenchDatabase(kind, measureIndistinguishability);
  yield {
    what: `Nobody beside k - 1 answers, p = ${p.toFixed(2)}`,
    on: kind,
    value: `${belowMinimum.toFixed(2)} ms`,
    floor: `${withoutResponses.toFixed(2)} ms`,
    ratio: belowMinimum / withoutResponses,
    isWithinLimit: p > 0.01,
  };
}

async function* dashboards(kind: DatabaseKind): AsyncIterable<Measurement> {
  const [first, ...others] = await withBenchDatabase(kind, measureDashboard);
  for (const { people, answers: count, ms } of others) {
    const ratio = ms / (first?.ms ?? ms);
    yield {
      what: `Dashboard of ${formatNumber(people)}, ${formatNumber(count)} answers, p95`,
      on: kind,
      value: `${ms.toFixed(1)} ms`,
      floor: `${first?.ms.toFixed(1)} ms`,
      ratio,
      isWithinLimit: ratio < 1.5 && (kind === 'pglite' || ms < 150),
    };
  }
}

/** The longest that a report of 100,000 enrolments may take to open, in milliseconds. */
const maxReportMs = 300;

async function* learning(kind: DatabaseKind): AsyncIterable<Measurement> {
  for (const { what, enrolments, ms, floorMs } of await withBenchDatabase(kind, measureLearning)) {
    yield {
      what: `${formatNumber(enrolments)} enrolments: ${what}, of counting them by course`,
      on: kind,
      value: `${ms.toFixed(1)} ms`,
      floor: `${floorMs.toFixed(1)} ms`,
      ratio: ms / floorMs,
      isWithinLimit: ms < maxReportMs,
    };
  }
}

async function* countingRoundTrips(kind: DatabaseKind): AsyncIterable<Measurement> {
  const count = await withBenchDatabase(kind, countRoundTrips);
  yield {
    what: 'Round trips to the database for one saved answer',
    on: kind,
    value: String(count),
    floor: '3',
    ratio: count / 3,
    isWithinLimit: count > 0 && count <= 3,
  };
}

/** Returns the sections that are measured on each database. */
export const listDatabaseSections = (kind: DatabaseKind): readonly Section[] => [
  { names: ['answers'], measure: () => answering(kind) },
  { names: ['answers', 'roundTrips'], measure: () => countingRoundTrips(kind) },
  { names: ['lists'], measure: () => listing(kind) },
  { names: ['lists', 'search'], measure: () => searching(kind) },
  { names: ['compensation'], measure: () => typing(kind) },
  { names: ['growth', 'listGrowth'], measure: () => growing(kind) },
  { names: ['growth', 'importGrowth'], measure: () => importing(kind) },
  { names: ['assessments'], measure: () => scored(kind) },
  { names: ['indistinguishable'], measure: () => alike(kind) },
  { names: ['dashboard'], measure: () => dashboards(kind) },
  { names: ['learning'], measure: () => learning(kind) },
  { names: ['faults', 'floods'], measure: () => measureFloods(kind) },
  { names: ['faults', 'imports'], measure: () => measureImports(kind) },
  { names: ['resident'], measure: () => measureResidentMemory(kind) },
];
