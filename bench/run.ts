// Numbers, as ratios against a floor measured in the same run. Never part of the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { postgresPrograms } from '../tests/support/postgresCluster.ts';
import { answers } from './answers.ts';
import { assessments } from './assessments.ts';
import { audits, intervals, shown } from './audits.ts';
import { balanceCap, balances } from './balance.ts';
import { dashboard } from './dashboard.ts';
import { soak, soakLines } from './faults/soak.ts';
import { type Ground, type Kind, layGround } from './ground.ts';
import { growth } from './growth.ts';
import { indistinguishable } from './indistinguishable.ts';
import { lists } from './lists.ts';
import { page } from './page.ts';
import { pdfs } from './pdfs.ts';
import { scoring } from './scoring.ts';
import { starts } from './starts.ts';

interface Line {
  readonly what: string;
  readonly on: string;
  readonly value: string;
  readonly floor: string;
  readonly ratio: number | null;
  /** False when a promised bound is broken. */
  readonly holds: boolean;
}

const lines: Line[] = [];
const kinds: readonly Kind[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
const wanted = process.argv.slice(2);
const asksFor = (name: string) => wanted.length === 0 || wanted.includes(name);
const rounded = (value: number) => Math.round(value).toLocaleString('en');

async function on<T>(kind: Kind, work: (ground: Ground) => Promise<T>): Promise<T> {
  const ground = await layGround(kind);
  try {
    return await work(ground);
  } finally {
    await ground.remove();
  }
}

function note(line: Line): void {
  lines.push(line);
  const ratio = line.ratio === null ? '' : line.ratio.toFixed(2);
  process.stdout.write(
    `${line.what.padEnd(46)} ${line.on.padEnd(9)} ${line.value.padStart(12)} ${line.floor.padStart(12)} ${ratio.padStart(6)} ${line.holds ? '' : 'BROKEN'}\n`,
  );
}

for (const kind of kinds) {
  for (const [name, what, measure] of [
    ['answers', 'Saved answers a second', answers],
    ['lists', 'Pages of 100,000 users a second', lists],
  ] as const) {
    if (!asksFor(name)) continue;
    const { app, floor } = await on(kind, measure);
    note({ what, on: kind, value: rounded(app), floor: rounded(floor), ratio: app / floor, holds: true });
  }
  if (asksFor('growth')) {
    const measured = await on(kind, (small) => on(kind, (large) => growth(small, large)));
    for (const { what, few, many } of measured) {
      note({
        what: `People: ${what}`,
        on: kind,
        value: `${many.toFixed(1)} ms`,
        floor: `${few.toFixed(1)} ms`,
        ratio: many / few,
        holds: many / few < 3,
      });
    }
  }
  if (asksFor('assessments')) {
    const { oneMs, many, manyMs, steps, pauseMs } = await on(kind, assessments);
    note({
      what: 'One finished form, until its score stands',
      on: kind,
      value: `${oneMs.toFixed(1)} ms`,
      floor: '50 ms',
      ratio: oneMs / 50,
      holds: oneMs < 50,
    });
    note({
      what: `${rounded(many)} forms as a job, progress seen ${steps} times`,
      on: kind,
      value: `${(manyMs / 1000).toFixed(1)} s`,
      floor: '',
      ratio: null,
      holds: steps > 10,
    });
    note({
      what: 'Longest time it left nobody else a turn',
      on: kind,
      value: `${rounded(pauseMs)} ms`,
      floor: '',
      ratio: null,
      holds: true,
    });
  }
  if (asksFor('indistinguishable')) {
    const { nobody, almost, p } = await on(kind, indistinguishable);
    note({
      what: `Nobody beside k - 1 answers, p = ${p.toFixed(2)}`,
      on: kind,
      value: `${almost.toFixed(2)} ms`,
      floor: `${nobody.toFixed(2)} ms`,
      ratio: almost / nobody,
      holds: p > 0.01,
    });
  }
  if (asksFor('dashboard')) {
    const [first, ...others] = await on(kind, dashboard);
    for (const { people, answers: count, ms } of others) {
      const ratio = ms / (first?.ms ?? ms);
      note({
        what: `Dashboard of ${rounded(people)}, ${rounded(count)} answers, p95`,
        on: kind,
        value: `${ms.toFixed(1)} ms`,
        floor: `${first?.ms.toFixed(1)} ms`,
        ratio,
        holds: ratio < 1.5 && (kind === 'pglite' || ms < 150),
      });
    }
  }
}
if (asksFor('audit')) {
  for (const { people, teams, ms, most, certain } of audits()) {
    note({
      what: `Audit of ${rounded(people)} people in ${teams} teams, slowest`,
      on: 'Node',
      value: `${rounded(ms)} ms`,
      floor: `${rounded(most)} ms`,
      ratio: ms / most,
      holds: ms <= most && certain,
    });
  }
  for (const { people, ms } of await intervals()) {
    note({
      what: `Intervals of ${rounded(people)} people, one element`,
      on: 'Node',
      value: `${rounded(ms)} ms`,
      floor: '',
      ratio: null,
      holds: true,
    });
  }
  for (const k of [5, 10]) {
    for (const { people, kept, possible } of shown(k)) {
      note({
        what: `Groups shown of possible, ${rounded(people)} people, k = ${k}`,
        on: 'Node',
        value: kept.toFixed(1),
        floor: possible.toFixed(1),
        ratio: kept / possible,
        holds: true,
      });
    }
  }
}
if (asksFor('balance')) {
  for (const { targets, ms, largest, unfilled } of balances()) {
    note({
      what: `Balanced raters of ${rounded(targets)} people`,
      on: 'Node',
      value: `${rounded(ms)} ms`,
      floor: '5,000 ms',
      ratio: ms / 5_000,
      holds: ms <= 5_000 && largest <= balanceCap && unfilled === 0,
    });
  }
}
if (asksFor('scoring')) for (const finding of scoring()) note({ on: 'Node', ...finding });
if (asksFor('pdf')) {
  // Some answer too inconsistently for a profile, so that 300 reports take a few more people.
  const measured = await pdfs(330);
  const { reports, seconds, megabytes, pauseMs, isRetried, rightByLibrary, rightByTool } = measured;
  const whole = { on: 'pglite', floor: '', ratio: null };
  const holds = isRetried && reports >= 300;
  note({ ...whole, what: `${reports} reports as a job`, value: `${seconds.toFixed(1)} s`, holds });
  note({ ...whole, what: 'Their ZIP', value: `${megabytes.toFixed(1)} MB`, holds: true });
  note({ ...whole, what: 'Longest pause for everybody else', value: `${rounded(pauseMs)} ms`, holds: true });
  for (const [how, right] of [
    ['opened by a library', rightByLibrary],
    ['by pdftotext', rightByTool],
  ] as const) {
    if (right === null) continue;
    note({
      ...whole,
      what: `Right name, nobody else's, ${how}`,
      value: String(right),
      holds: right === reports,
    });
  }
}
if (asksFor('faults') && postgresPrograms()) {
  const seconds = Number(process.env.SOAK_SECONDS || 120);
  for (const line of soakLines(await soak(seconds)))
    note({ ...line, on: 'postgres', floor: '', ratio: null });
}
if (asksFor('page')) {
  const { kilobytes, ms } = await page();
  note({
    what: 'JavaScript before the first question (gzip)',
    on: 'Chromium',
    value: `${kilobytes.toFixed(1)} kB`,
    floor: '110 kB',
    ratio: kilobytes / 110,
    holds: kilobytes <= 110,
  });
  note({
    what: 'First question, slow phone on Fast 3G',
    on: 'Chromium',
    value: `${rounded(ms)} ms`,
    floor: '2,000 ms',
    ratio: ms / 2_000,
    holds: ms <= 2_000,
  });
}
if (asksFor('start')) {
  const { first, afterKill, database, saved } = await starts();
  note({
    what: 'First start, demo loaded',
    on: 'pglite',
    value: `${(first / 1000).toFixed(1)} s`,
    floor: '90 s',
    ratio: first / 90_000,
    holds: first <= 90_000,
  });
  note({
    what: `Start after a kill, ${rounded(saved)} records saved`,
    on: 'pglite',
    value: `${(afterKill / 1000).toFixed(1)} s`,
    floor: `${(database / 1000).toFixed(1)} s`,
    ratio: afterKill / database,
    holds: afterKill <= 5_000,
  });
}

mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/latest.json', `${JSON.stringify(lines, null, 2)}\n`);
process.exitCode = lines.every((line) => line.holds) ? 0 : 1;
