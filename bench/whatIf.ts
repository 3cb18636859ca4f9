import type { Page } from 'playwright-core';
import type { ConstellationResults } from '../dataProviders/metricResults.ts';
import { metricDomainNames, metrics } from '../domain/metrics/metrics.ts';
import { seededRandom } from '../server/seed/demoRandom.ts';
import { addBenchAccount, addSession, createBenchDatabase, openBenchDatabase } from './benchDatabase.ts';
import { openSlowPhone } from './slowPhone.ts';
import { withServer } from './withServer.ts';

export const whatIfSize = { people: 60, candidates: 140 } as const;
/** How many times slower than this machine the computers are. */
const slowness = [1, 4] as const;

export interface WhatIfChanges {
  readonly slower: (typeof slowness)[number];
  readonly changes: number;
  /** The longest task after any of the changes; 0 if none took 50 ms. */
  readonly longestTaskMs: number;
  /** The longest time from a change until its gap was shown. */
  readonly slowestMs: number;
}

/**
 * Measures how long the page of a constellation is blocked while people are added and removed, on this machine and on a computer four times
 * slower. Needs a build of the application in `dist`. The page's own timers make the changes, so that the test harness adds no task.
 */
export async function measureWhatIf(): Promise<readonly WhatIfChanges[]> {
  const browser = await openSlowPhone();
  const benchDatabase = await createBenchDatabase('pglite');
  try {
    const database = await openBenchDatabase(benchDatabase);
    const { accountId, adminId } = await addBenchAccount(database);
    await database.owner
      .updateTable('accounts')
      .set({ modules: [1, 2, 3, 4] })
      .where('id', '=', accountId)
      .execute();
    const token = await addSession(database, adminId);
    await database.close();
    return await withServer('app', benchDatabase, async (origin) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([
        { name: 'cairn_session', value: token, url: origin },
        { name: 'cairn_signed_in', value: '1', url: origin },
      ]);
      const page = await context.newPage();
      await answerWithProfiles(page);
      await page.addInitScript(observeTasks);
      await page.goto(`${origin}/user-results-const/1`);
      await page.getByText(/^Gap to /).waitFor();
      await page.waitForTimeout(3_000);
      const devtools = await context.newCDPSession(page);
      const measured = [];
      for (const slower of slowness) {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
        await makeChange(page, 'Remove '); // The first change compiles what the others use.
        measured.push({ slower, ...(await measureChanges(page)) });
      }
      return measured;
    });
  } finally {
    await browser.close();
    await benchDatabase.remove();
  }
}

async function measureChanges(page: Page): Promise<Omit<WhatIfChanges, 'slower'>> {
  const made = [];
  for (const label of ['Add ', 'Remove ', 'Add ', 'Remove ', 'Remove ', 'Add ', 'Add ', 'Remove ']) {
    made.push(await makeChange(page, label));
  }
  return {
    changes: made.length,
    longestTaskMs: Math.max(...made.map(({ longestTaskMs }) => longestTaskMs)),
    slowestMs: Math.max(...made.map(({ shownMs }) => shownMs)),
  };
}

/** Records tasks of at least 50 ms. */
function observeTasks(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      performance.mark('task', { startTime, detail: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Presses a button of the page whose name begins like this, and waits until everything that follows from it is drawn. */
const makeChange = (page: Page, label: string) =>
  page.evaluate(
    (prefix) =>
      new Promise<{ longestTaskMs: number; shownMs: number }>((resolve, reject) => {
        // Functions with a name can't be used here: the transpiler adds a helper that the page doesn't have.
        const target = [...document.querySelectorAll<HTMLElement>('main [role=button], main button')].find(
          (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').startsWith(prefix),
        );
        const gap = [...document.querySelectorAll('main p')].find((one) =>
          one.textContent?.startsWith('Gap to '),
        );
        if (!target || !gap) return reject(new Error(`${prefix} is missing`));
        let [start, shown] = [0, 0];
        new MutationObserver(() => {
          shown ||= performance.now();
        }).observe(gap, { childList: true, characterData: true, subtree: true });
        setTimeout(() => {
          start = performance.now();
          target.click();
        }, 300);
        return setTimeout(() => {
          const tasks = performance.getEntriesByName('task').filter((task) => task.startTime >= start - 1);
          const durations = tasks.map((task) => Number((task as PerformanceMark).detail));
          resolve({ longestTaskMs: Math.max(0, ...durations), shownMs: shown === 0 ? 0 : shown - start });
        }, 3_000);
      }),
    label,
  );

/** The profiles of many people, instead of those in the database. */
async function answerWithProfiles(page: Page): Promise<void> {
  const random = seededRandom(60);
  const score = () => {
    const value = Math.round(random.next() * 100);
    return { value, low: Math.max(0, value - 12), high: Math.min(100, value + 12) };
  };
  const all = Array.from({ length: whatIfSize.people + whatIfSize.candidates }, (_, index) => ({
    user_id: index + 1,
    name: `Person ${index + 1}`,
    profile: {
      campaign_id: 1,
      campaign: 'Spring',
      metrics: metrics.map((metric) => ({ metric, ...score() })),
      domains: metricDomainNames.map((domain) => ({ domain, ...score() })),
    },
  }));
  const people = all.slice(0, whatIfSize.people);
  const results: ConstellationResults = {
    constellation: { constellation_id: 1, name: 'Crew', note: null, people: people.length },
    people,
    wanted: {
      blueprint_id: 1,
      name: 'Lead',
      ranges: metrics.map((metric) => ({ metric, low: 70, high: 90, importance: 'important' as const })),
    },
    refused: null,
  };
  await page.route('**/v2/metric_results/constellation', (route) => route.fulfill({ json: results }));
  await page.route('**/v2/metric_results/people', (route) =>
    route.fulfill({ json: { people: all, refused: null } }),
  );
}
