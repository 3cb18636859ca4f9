import { randomBytes } from 'node:crypto';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { median } from './requestsPerSecond.ts';

/** Fast 3G, and a phone four times slower than this machine. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slower = 4;

export const openSlowPhone = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      `--user-agent=bench ${randomBytes(2).toString('hex')}`,
    ],
  });

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

interface Visit {
  readonly address: string;
  /** A session cookie, for a page that needs one. */
  readonly token?: string;
  /** Runs in the page, so that the test harness adds no time; marks `shown` in `performance`. */
  readonly script: (selector: string) => void;
  readonly selector: string;
}

export interface PageLoad {
  readonly kilobytes: number;
  readonly requests: number;
  readonly ms: number;
  /** The longest task after the content is shown. */
  readonly longestTaskMs: number;
}

/** Marks the first moment at which an element is displayed. */
export function markWhenShown(selector: string): void {
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      performance.mark('task', { startTime, detail: duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (document.querySelector(selector) && performance.getEntriesByName('shown').length === 0)
      performance.mark('shown');
  }).observe(document, { childList: true, subtree: true });
}

/** Measures first loads with an empty cache: the scripts until the content is shown, and the median time. */
export async function measureFirstLoads(browser: Browser, visit: Visit, visits = 3): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let at = 0; at < visits; at += 1) loads.push(await measureFirstLoad(browser, visit));
  const [first] = loads;
  if (!first) throw new RangeError('no visits');
  return {
    ...first,
    ms: median(loads.map(({ ms }) => ms)),
    longestTaskMs: median(loads.map(({ longestTaskMs }) => longestTaskMs)),
  };
}

async function measureFirstLoad(
  browser: Browser,
  { address, token, script, selector }: Visit,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (token) {
    await context.addCookies([
      { name: 'cairn_session', value: token, url: address },
      { name: 'cairn_signed_in', value: '1', url: address },
    ]);
  }
  const phone = await context.newPage();
  const devtools = await context.newCDPSession(phone);
  await slowDown(devtools);
  const scripts = new Set<string>();
  const loaded: { readonly bytes: number; readonly at: number }[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js$/.test(response.url)) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) loaded.push({ bytes: encodedDataLength, at: Date.now() });
  });
  await phone.addInitScript(script, selector);
  await phone.goto(address, { waitUntil: 'commit' });
  const ms = await readMark(phone);
  // The slow page responds late, when requests after the content have already been sent.
  const shownAt = (await phone.evaluate(() => performance.timeOrigin)) + ms;
  const before = loaded.filter(({ at }) => at <= shownAt);
  const [requests, bytes] = [before.length, before.reduce((sum, one) => sum + one.bytes, 0)];
  await phone.waitForTimeout(3_000);
  const longestTaskMs = await phone.evaluate((shown) => {
    const tasks = performance.getEntriesByName('task').filter(({ startTime }) => startTime > shown);
    return Math.max(0, ...tasks.map((task) => Number((task as PerformanceMark).detail)));
  }, ms);
  await context.close();
  return { kilobytes: bytes / 1_000, requests, ms, longestTaskMs };
}

async function readMark(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => performance.getEntriesByName('shown')[0]?.startTime);
  return (await shown.jsonValue()) ?? Number.NaN;
}
