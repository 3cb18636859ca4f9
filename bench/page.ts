import { prepareInvitationCodes } from './answers.ts';
import { createBenchDatabase } from './benchDatabase.ts';
import { buildSite } from './buildSite.ts';
import { median } from './requestsPerSecond.ts';
import { openSlowPhone, slowDown } from './slowPhone.ts';
import { withServer } from './withServer.ts';

const visits = 3;

/** Measures the first load of the respondent's page on a phone, until the first question is displayed. */
export async function measureRespondentPage(): Promise<{ kilobytes: number; ms: number }> {
  buildSite();
  const benchDatabase = await createBenchDatabase('pglite');
  try {
    const codes = (await prepareInvitationCodes(benchDatabase)).slice(0, visits);
    return await withServer('app', benchDatabase, (origin) =>
      visit(codes.map((code) => `${origin}/metrics/m?code=${code}`)),
    );
  } finally {
    await benchDatabase.remove();
  }
}

/** Runs in the page, so that the test harness adds no time: starts the survey as soon as possible and marks the first question. */
function startSurveyAtOnce(): void {
  new MutationObserver(() => {
    const begin = document.querySelector<HTMLButtonElement>('.button-main');
    if (document.querySelector('[data-option]')) {
      if (performance.getEntriesByName('first question').length === 0) performance.mark('first question');
    } else if (begin?.textContent === "Let's Get Started") begin.click();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Opens the page once per address. Each visit uses another respondent, because the intro is only shown to new
 * ones.
 */
async function visit(addresses: readonly string[]): Promise<{ kilobytes: number; ms: number }> {
  const browser = await openSlowPhone();
  const times: number[] = [];
  let kilobytes = 0;
  for (const address of addresses) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const devtools = await context.newCDPSession(phone);
    await slowDown(devtools);
    const scripts = new Set<string>();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await phone.addInitScript(startSurveyAtOnce);
    await phone.goto(address);
    const shown = await phone.waitForFunction(
      () => performance.getEntriesByName('first question')[0]?.startTime,
    );
    times.push((await shown.jsonValue()) ?? Number.NaN);
    kilobytes = bytes / 1_000;
    await context.close();
  }
  await browser.close();
  return { kilobytes, ms: median(times) };
}
