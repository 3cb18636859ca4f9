import { postgresPrograms } from '../tests/support/postgresCluster.ts';
import { audits, intervals, shown } from './audits.ts';
import { balanceCap, balances } from './balance.ts';
import { attacked } from './faults/attacked.ts';
import { memory } from './faults/memory.ts';
import { pauses } from './faults/pauses.ts';
import { soak, soakLines } from './faults/soak.ts';
import { type Line, rounded, type Section } from './line.ts';
import { page } from './page.ts';
import { pdfs } from './pdfs.ts';
import { scoring } from './scoring.ts';
import { starts } from './starts.ts';

async function* auditing(): AsyncIterable<Line> {
  for (const { people, teams, ms, most, certain } of audits()) {
    yield {
      what: `Audit of ${rounded(people)} people in ${teams} teams, slowest`,
      on: 'Node',
      value: `${rounded(ms)} ms`,
      floor: `${rounded(most)} ms`,
      ratio: ms / most,
      holds: ms <= most && certain,
    };
  }
  for (const { people, ms } of await intervals()) {
    yield {
      what: `Intervals of ${rounded(people)} people, one element`,
      on: 'Node',
      value: `${rounded(ms)} ms`,
      floor: '',
      ratio: null,
      holds: true,
    };
  }
  for (const k of [5, 10]) {
    for (const { people, kept, possible } of shown(k)) {
      yield {
        what: `Groups shown of possible, ${rounded(people)} people, k = ${k}`,
        on: 'Node',
        value: kept.toFixed(1),
        floor: possible.toFixed(1),
        ratio: kept / possible,
        holds: true,
      };
    }
  }
}

async function* balancing(): AsyncIterable<Line> {
  for (const { targets, ms, largest, unfilled } of balances()) {
    yield {
      what: `Balanced raters of ${rounded(targets)} people`,
      on: 'Node',
      value: `${rounded(ms)} ms`,
      floor: '5,000 ms',
      ratio: ms / 5_000,
      holds: ms <= 5_000 && largest <= balanceCap && unfilled === 0,
    };
  }
}

async function* scores(): AsyncIterable<Line> {
  for (const finding of scoring()) yield { on: 'Node', ...finding };
}

async function* reports(): AsyncIterable<Line> {
  // Some people answer too inconsistently for a profile, so 300 reports need more people.
  const measured = await pdfs(330);
  const { reports: count, seconds, megabytes, pauseMs, isRetried, rightByLibrary, rightByTool } = measured;
  const whole = { on: 'pglite', floor: '', ratio: null };
  const holds = isRetried && count >= 300;
  yield { ...whole, what: `${count} reports as a job`, value: `${seconds.toFixed(1)} s`, holds };
  yield { ...whole, what: 'Their ZIP', value: `${megabytes.toFixed(1)} MB`, holds: true };
  yield { ...whole, what: 'Longest pause for everybody else', value: `${rounded(pauseMs)} ms`, holds: true };
  for (const [how, right] of [
    ['opened by a library', rightByLibrary],
    ['by pdftotext', rightByTool],
  ] as const) {
    if (right === null) continue;
    yield {
      ...whole,
      what: `Right name, nobody else's, ${how}`,
      value: String(right),
      holds: right === count,
    };
  }
}

async function* respondentPage(): AsyncIterable<Line> {
  const { kilobytes, ms } = await page();
  yield {
    what: 'JavaScript before the first question (gzip)',
    on: 'Chromium',
    value: `${kilobytes.toFixed(1)} kB`,
    floor: '110 kB',
    ratio: kilobytes / 110,
    holds: kilobytes <= 110,
  };
  yield {
    what: 'First question, slow phone on Fast 3G',
    on: 'Chromium',
    value: `${rounded(ms)} ms`,
    floor: '2,000 ms',
    ratio: ms / 2_000,
    holds: ms <= 2_000,
  };
}

async function* starting(): AsyncIterable<Line> {
  const { first, afterKill, database, saved } = await starts();
  yield {
    what: 'First start, demo loaded',
    on: 'pglite',
    value: `${(first / 1000).toFixed(1)} s`,
    floor: '90 s',
    ratio: first / 90_000,
    holds: first <= 90_000,
  };
  yield {
    what: `Start after a kill, ${rounded(saved)} records saved`,
    on: 'pglite',
    value: `${(afterKill / 1000).toFixed(1)} s`,
    floor: `${(database / 1000).toFixed(1)} s`,
    ratio: afterKill / database,
    holds: afterKill <= 5_000,
  };
}

/** Needs the PostgreSQL programs on this machine, because it kills its own postmaster. */
async function* soaked(): AsyncIterable<Line> {
  if (!postgresPrograms()) return;
  const seconds = Number(process.env.SOAK_SECONDS || 120);
  for (const line of soakLines(await soak(seconds)))
    yield { ...line, on: 'postgres', floor: '', ratio: null };
}

/** Sections that are measured once. */
export const otherSections: readonly Section[] = [
  { names: ['audit'], measure: auditing },
  { names: ['balance'], measure: balancing },
  { names: ['scoring'], measure: scores },
  { names: ['pdf'], measure: reports },
  { names: ['page'], measure: respondentPage },
  { names: ['start', 'faults'], measure: starting },
  { names: ['faults', 'pauses'], measure: () => attacked(pauses) },
  { names: ['faults', 'memory'], measure: () => attacked(memory) },
  { names: ['faults', 'soak'], measure: soaked },
];
