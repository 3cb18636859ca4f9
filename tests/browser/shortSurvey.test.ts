import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { phone } from './support/chromium.ts';
import { answerByTap } from './support/respondent.ts';
import { openSurveyCompany, type SurveyCompany } from './support/surveyCompany.ts';

let testCompany: SurveyCompany;

beforeAll(async () => {
  testCompany = await openSurveyCompany();
});
afterEach(() => testCompany?.closePages());
afterAll(() => testCompany?.close());

test('RESP-01 a short survey is announced with its duration and takes at most 24 times 4 taps on a phone', async () => {
  const run = await testCompany.addCampaign(5, { length: 'short' });
  const { page, complaints } = await testCompany.openPage((await run.nextRespondent()).link, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await page.getByText('A survey takes about 8 to 10 minutes.').waitFor();
  await page.getByRole('button', { name: "Let's Get Started" }).tap();
  await page.evaluate(() => {
    const counted = window as typeof window & { taps?: number };
    counted.taps = 0;
    document.addEventListener('pointerdown', () => {
      counted.taps = (counted.taps ?? 0) + 1;
    });
  });
  for (let question = 1; question <= 24; question += 1) {
    await page.getByText(`Question ${question} of 24`).waitFor({ state: 'attached' });
    await answerByTap(page);
  }
  await page.getByRole('button', { name: 'Send feedback' }).waitFor();
  const taps = await page.evaluate(() => (window as typeof window & { taps?: number }).taps);
  expect(taps).toBeLessThanOrEqual(24 * 4);
  expect(complaints).toEqual([]);
});
