import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { freePort } from '../tests/support/freePort.ts';
import { prepareInvitationCodes } from './answers.ts';
import { createBenchDatabase } from './benchDatabase.ts';
import { buildSite } from './buildSite.ts';
import { median } from './requestsPerSecond.ts';
import { withServer } from './withServer.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The number of runs, because performance differs from run to run. */
const runs = 3;

export interface LighthouseScore {
  readonly page: string;
  readonly category: (typeof categories)[number];
  /** From 0 to 100, the median of the runs. */
  readonly score: number;
}

/** Measures the scores of the two pages that people open first, on the phone that Lighthouse simulates. */
export async function measureLighthouse(): Promise<readonly LighthouseScore[]> {
  buildSite();
  const benchDatabase = await createBenchDatabase('pglite');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const [code] = await prepareInvitationCodes(benchDatabase);
    return await withServer('app', benchDatabase, async (origin) => [
      ...(await scorePage('sign-in page', `${origin}/login`, port)),
      ...(await scorePage("respondent's first page", `${origin}/metrics/m?code=${code}`, port)),
    ]);
  } finally {
    await browser.close();
    await benchDatabase.remove();
  }
}

async function scorePage(page: string, address: string, port: number): Promise<readonly LighthouseScore[]> {
  const measured: LighthouseScore[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, { port, onlyCategories: [...categories] });
    for (const category of categories)
      measured.push({ page, category, score: 100 * (result?.lhr.categories[category]?.score ?? 0) });
  }
  const scoresOf = (category: string) =>
    measured.filter((one) => one.category === category).map(({ score }) => score);
  return categories.map((category) => ({ page, category, score: median(scoresOf(category)) }));
}
