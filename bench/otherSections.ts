import { postgresPrograms } from '../tests/support/postgresCluster.ts';
import { measureAudits, measureIntervals } from './audits.ts';
import { balanceCap, measureBalancing } from './balance.ts';
import { measureMemory } from './faults/memory.ts';
import { measurePauses } from './faults/pauses.ts';
import { describeSoakResult, runSoak } from './faults/soak.ts';
import { withAttackedServer } from './faults/withAttackedServer.ts';
import { measureKeptGroups } from './keptGroups.ts';
import { measureLayoutShifts } from './layoutShifts.ts';
import { measureLighthouse } from './lighthouse.ts';
import { formatMs, formatNumber, type Measurement, type Section } from './measurement.ts';
import { measureRespondentPage } from './page.ts';
import { measurePalette } from './palette.ts';
import { measurePdfs } from './reportFiles.ts';
import { measureCrowds } from './respondents.ts';
import { measureScoring } from './scoring.ts';
import { measureScreens } from './screens.ts';
import { measureSharedProfiles } from './sharedProfiles.ts';
import { measureStarts } from './starts.ts';
import { statisticSections } from './statistics/statisticSections.ts';
import { measureTeamPulses } from './teamPulses.ts';
import { measureTitleQuality } from './titles/quality.ts';
import { measureWhatIf, whatIfSize } from './whatIf.ts';

async function* auditing(): AsyncIterable<Measurement> {
  for (const { people, teams, ms, most, certain } of measureAudits()) {
    yield {
      what: `Audit of ${formatNumber(people)} people in ${teams} teams, slowest`,
      on: 'Node',
      value: `${formatNumber(ms)} ms`,
      floor: `${formatNumber(most)} ms`,
      ratio: ms / most,
      isWithinLimit: ms <= most && certain,
    };
  }
  for (const { people, ms } of await measureIntervals()) {
    yield {
      what: `Intervals of ${formatNumber(people)} people, one element`,
      on: 'Node',
      value: `${formatNumber(ms)} ms`,
      floor: '',
      ratio: null,
      isWithinLimit: true,
    };
  }
}

/** The growth is that of the time per person, from the size before. */
async function* sharedProfiles(): AsyncIterable<Measurement> {
  let before: number | null = null;
  for await (const { people, ms, shown, sharing } of measureSharedProfiles()) {
    const perPerson = ms / people;
    yield {
      what: `Audit of ${formatNumber(sharing)} shared profiles, ${formatNumber(people)} people, ${formatNumber(shown)} shown`,
      on: 'Node',
      value: `${formatNumber(ms)} ms`,
      floor: before === null ? '' : `${formatNumber(before * people)} ms`,
      ratio: before === null ? null : perPerson / before,
      isWithinLimit: true,
    };
    before = perPerson;
  }
}

async function* balancing(): AsyncIterable<Measurement> {
  for (const { targets, ms, largest, unfilled } of measureBalancing()) {
    yield {
      what: `Balanced raters of ${formatNumber(targets)} people`,
      on: 'Node',
      value: `${formatNumber(ms)} ms`,
      floor: '5,000 ms',
      ratio: ms / 5_000,
      isWithinLimit: ms <= 5_000 && largest <= balanceCap && unfilled === 0,
    };
  }
}

async function* scores(): AsyncIterable<Measurement> {
  for (const finding of measureScoring()) yield { on: 'Node', ...finding };
}

async function* reports(): AsyncIterable<Measurement> {
  // More than the required 300, because a form may give no profile.
  const measured = await measurePdfs(330);
  const { reports: count, seconds, megabytes, pauseMs, isRetried, rightByLibrary, rightByTool } = measured;
  const defaults = { on: 'pglite', floor: '', ratio: null };
  const isComplete = isRetried && count >= 300;
  yield {
    ...defaults,
    what: `${count} reports as a job`,
    value: `${seconds.toFixed(1)} s`,
    isWithinLimit: isComplete,
  };
  yield { ...defaults, what: 'Their ZIP', value: `${megabytes.toFixed(1)} MB`, isWithinLimit: true };
  yield {
    ...defaults,
    what: 'Longest pause for everybody else',
    value: `${formatNumber(pauseMs)} ms`,
    isWithinLimit: true,
  };
  for (const [how, right] of [
    ['opened by a library', rightByLibrary],
    ['by pdftotext', rightByTool],
  ] as const) {
    if (right === null) continue;
    yield {
      ...defaults,
      what: `Right name, nobody else's, ${how}`,
      value: String(right),
      isWithinLimit: right === count,
    };
  }
}

async function* respondentPage(): AsyncIterable<Measurement> {
  const { kilobytes, ms } = await measureRespondentPage();
  yield {
    what: 'JavaScript before the first question (gzip)',
    on: 'Chromium',
    value: `${kilobytes.toFixed(1)} kB`,
    floor: '110 kB',
    ratio: kilobytes / 110,
    isWithinLimit: kilobytes <= 110,
  };
  yield {
    what: 'First question, slow phone on Fast 3G',
    on: 'Chromium',
    value: `${formatNumber(ms)} ms`,
    floor: '2,000 ms',
    ratio: ms / 2_000,
    isWithinLimit: ms <= 2_000,
  };
}

/** Runs after the section that builds the application. */
async function* screens(): AsyncIterable<Measurement> {
  const { users, signIn, smallest } = await measureScreens();
  const upTo = (what: string, value: number, bound: number, unit: string): Measurement => ({
    what,
    on: 'Chromium',
    value: `${value.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`.trim(),
    floor: `${formatNumber(bound)} ${unit}`.trim(),
    ratio: value / bound,
    isWithinLimit: value <= bound,
  });
  yield upTo('JavaScript until a list shows its rows', users.kilobytes, 360, 'kB');
  yield upTo('Requests for it', users.requests, 15, '');
  yield {
    what: 'Rows on a slow phone, of the smallest app',
    on: 'Chromium',
    value: `${formatNumber(users.ms)} ms`,
    floor: `${formatNumber(smallest.ms)} ms`,
    ratio: users.ms / smallest.ms,
    isWithinLimit: users.ms <= 1.25 * smallest.ms,
  };
  yield upTo('JavaScript of the sign-in page', signIn.kilobytes, 110, 'kB');
  yield upTo('Sign-in form on a slow phone', signIn.ms, 2_000, 'ms');
  yield upTo('Longest task after a list is shown', users.longestTaskMs, 200, 'ms');
  yield upTo('Longest task after the sign-in form is shown', signIn.longestTaskMs, 200, 'ms');
}

/** Runs after the section that builds the application. */
async function* layoutShifts(): AsyncIterable<Measurement> {
  for (const { name, shift } of await measureLayoutShifts()) {
    yield {
      what: `Layout shift: ${name}, phone or large screen`,
      on: 'Chromium',
      value: shift.toFixed(3),
      floor: '0.02',
      ratio: shift / 0.02,
      isWithinLimit: shift < 0.02,
    };
  }
}

/** Runs after the section that builds the application. */
async function* whatIf(): AsyncIterable<Measurement> {
  for (const { slower, changes, longestTaskMs, slowestMs } of await measureWhatIf()) {
    const computer = slower === 1 ? 'this machine' : `${slower} times slower computer`;
    const what = `What-if of ${whatIfSize.people} people, ${computer}`;
    yield {
      what: `${what}: longest task of ${changes} changes`,
      on: 'Chromium',
      value: longestTaskMs === 0 ? 'below 50 ms' : `${formatNumber(longestTaskMs)} ms`,
      floor: '50 ms',
      ratio: longestTaskMs / 50,
      isWithinLimit: longestTaskMs === 0,
    };
    yield {
      what: `${what}: slowest gap shown`,
      on: 'Chromium',
      value: `${formatNumber(slowestMs)} ms`,
      floor: '',
      ratio: null,
      isWithinLimit: true,
    };
  }
}

const lowestLighthouseScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: null };

async function* lighthouseScores(): AsyncIterable<Measurement> {
  for (const { page, category, score } of await measureLighthouse()) {
    const lowest = lowestLighthouseScores[category];
    yield {
      what: `Lighthouse, ${page}: ${category}`,
      on: 'Chromium',
      value: score.toFixed(0),
      floor: lowest === null ? '' : String(lowest),
      ratio: lowest === null ? null : score / lowest,
      isWithinLimit: lowest === null || score >= lowest,
    };
  }
}

async function* starting(): AsyncIterable<Measurement> {
  const { first, afterKill, database, saved } = await measureStarts();
  yield {
    what: 'First start, demo loaded',
    on: 'pglite',
    value: `${(first / 1000).toFixed(1)} s`,
    floor: '90 s',
    ratio: first / 90_000,
    isWithinLimit: first <= 90_000,
  };
  yield {
    what: `Start after a kill, ${formatNumber(saved)} records saved`,
    on: 'pglite',
    value: `${(afterKill / 1000).toFixed(1)} s`,
    floor: `${(database / 1000).toFixed(1)} s`,
    ratio: afterKill / database,
    isWithinLimit: afterKill <= 5_000,
  };
}

/** Needs the PostgreSQL programs on this machine, because it kills its own postmaster. */
async function* soaked(): AsyncIterable<Measurement> {
  if (!postgresPrograms()) return;
  const seconds = Number(process.env.SOAK_SECONDS || 120);
  for (const line of describeSoakResult(await runSoak(seconds)))
    yield { ...line, on: 'postgres', floor: '', ratio: null };
}

const describeErrors = (errors: Readonly<Record<number, number>>) =>
  Object.entries(errors)
    .map(([status, times]) => `${times} × ${status}`)
    .join(' + ') || '0';

async function* crowded(): AsyncIterable<Measurement> {
  if (!postgresPrograms()) return;
  const seconds = Number(process.env.SOAK_SECONDS || 180);
  for await (const { atOnce, answers, p50, p99, errors, lost, doubled, ...crowd } of measureCrowds(seconds)) {
    const defaults = { on: 'postgres', floor: '', ratio: null };
    yield {
      ...defaults,
      what: `${atOnce} respondents at once: answers per second`,
      value: (answers / crowd.seconds).toFixed(1),
      isWithinLimit: true,
    };
    yield {
      ...defaults,
      what: `${atOnce} respondents at once: saved in, p50 and p99`,
      value: `${formatNumber(p50)} and ${formatMs(p99)}`,
      isWithinLimit: true,
    };
    yield {
      ...defaults,
      what: `${atOnce} for ${formatNumber(crowd.seconds)} s: errors, lost, duplicated of ${formatNumber(answers)}`,
      value: `${describeErrors(errors)}, ${lost}, ${doubled}`,
      isWithinLimit: Object.keys(errors).length + lost + doubled === 0,
    };
  }
}

/** Sections that are measured once. */
export const otherSections: readonly Section[] = [
  { names: ['audit'], measure: auditing },
  { names: ['audit', 'plan'], measure: measureKeptGroups },
  { names: ['audit', 'shares'], measure: sharedProfiles },
  { names: ['teamPulses'], measure: measureTeamPulses },
  { names: ['balance'], measure: balancing },
  { names: ['titles'], measure: measureTitleQuality },
  { names: ['scoring'], measure: scores },
  ...statisticSections,
  { names: ['pdf'], measure: reports },
  { names: ['page'], measure: respondentPage },
  { names: ['page', 'screens'], measure: screens },
  { names: ['page', 'layoutShifts'], measure: layoutShifts },
  { names: ['page', 'whatIf'], measure: whatIf },
  { names: ['palette'], measure: measurePalette },
  { names: ['lighthouse'], measure: lighthouseScores },
  { names: ['faults', 'start'], measure: starting },
  { names: ['faults', 'pauses'], measure: () => withAttackedServer(measurePauses) },
  { names: ['faults', 'memory'], measure: () => withAttackedServer(measureMemory) },
  { names: ['faults', 'soak'], measure: soaked },
  { names: ['respondents'], measure: crowded },
];
