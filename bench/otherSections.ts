import { audits, intervals, shown } from './audits.ts';
import { balanceCap, balances } from './balance.ts';
import { faults } from './faults.ts';
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
  // Some answer too inconsistently for a profile, so that 300 reports take a few more people.
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
  const { first, second } = await starts();
  for (const [what, ms, seconds] of [
    ['First start, demo loaded', first, 90],
    ['Second start', second, 10],
  ] as const) {
    yield {
      what,
      on: 'pglite',
      value: `${(ms / 1000).toFixed(1)} s`,
      floor: `${seconds} s`,
      ratio: ms / (seconds * 1_000),
      holds: ms <= seconds * 1_000,
    };
  }
}

/** What is measured once. */
export const otherSections: readonly Section[] = [
  { name: 'audit', measure: auditing },
  { name: 'balance', measure: balancing },
  { name: 'scoring', measure: scores },
  { name: 'pdf', measure: reports },
  { name: 'page', measure: respondentPage },
  { name: 'start', measure: starting },
  { name: 'faults', measure: faults },
];
