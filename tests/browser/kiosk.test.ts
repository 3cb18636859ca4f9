import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashPersonalCode, newPersonalCode } from '../../server/vault/personalCodes.ts';
import { participationOf } from '../server/campaigns/testCampaigns.ts';
import { openSurveyCompany, type SurveyCompany, type TestCampaign } from './support/surveyCompany.ts';
import { answerQuestion, startSurvey } from './support/surveyPage.ts';

let testCompany: SurveyCompany;

beforeAll(async () => {
  testCompany = await openSurveyCompany();
});
afterEach(() => testCompany?.closePages());
afterAll(() => testCompany?.close());

/** The code of a letter for the next person of the campaign. */
async function nextCode(run: TestCampaign): Promise<string> {
  const { product } = testCompany;
  const { user } = await run.nextRespondent();
  const { id, account_id } = await participationOf(product, run.campaignId, user);
  const code = newPersonalCode();
  const { owner } = product.database;
  const printing = await owner
    .insertInto('letter_printings')
    .values({ account_id, campaign_id: run.campaignId, made_by: null, made_on: '2026-11-21' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('personal_codes')
    .values({
      account_id,
      participation_id: id,
      printing_id: printing.id,
      code_hash: hashPersonalCode(product.environment.secret, code),
    })
    .execute();
  return code;
}

async function enter(page: Page, code: string, pin: string): Promise<void> {
  await page.getByLabel('Personal code').fill(code);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Begin or continue' }).click();
}

/** Everything that a page can leave on a device. */
const stored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      await window.indexedDB.databases(),
      await window.caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  );

/** Pages that the browser keeps in memory could show what the person before saw. */
async function expectNothingBehind(page: Page, codes: readonly string[]): Promise<void> {
  await page.goBack();
  await page.goForward();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  expect(await page.getByLabel('Personal code').inputValue()).toBe('');
  expect(await page.getByRole('button', { name: /^Option A,/ }).count()).toBe(0);
  for (const code of codes) expect(await page.content()).not.toContain(code);
}

test('CODE-05 three people answer one after another on a shared device, and nothing of the one before is left', async () => {
  const run = await testCompany.addCampaign(5);
  const { page, context, complaints } = await testCompany.openPage(`${testCompany.product.origin}/kiosk`);
  const before = await stored(page);
  const entries = await page.evaluate(() => window.history.length);
  const codes: string[] = [];
  for (const pin of ['274916', '618305', '830261']) {
    const code = await nextCode(run);
    await enter(page, code, pin);
    await startSurvey(page);
    await answerQuestion(page);
    await page.getByText('Question 2 of', { exact: false }).first().waitFor({ state: 'attached' });
    expect(await stored(page)).toBe(before);
    await page.getByRole('button', { name: 'Done: clear this device' }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    expect(await page.getByLabel('Personal code').inputValue()).toBe('');
    expect(await page.getByLabel('PIN').inputValue()).toBe('');
    expect(await stored(page)).toBe(before);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    codes.push(code);
    await expectNothingBehind(page, codes);
  }
  expect(await context.cookies()).toEqual([]);
  const [first = ''] = codes;
  await enter(page, first, '692037');
  await page.getByText('This survey is empty', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Done: clear this device' }).click();
  await enter(page, '0000-0000-0000', '274916');
  await page.getByText(/don’t open a survey/).waitFor();
  await enter(page, first, '274916');
  await page.getByRole('button', { name: /^Option A,/ }).waitFor();
  await page.getByText('Question 2 of', { exact: false }).first().waitFor({ state: 'attached' });
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a QR code fills in the code, and the address and the history keep nothing of it', async () => {
  const run = await testCompany.addCampaign(5);
  const code = await nextCode(run);
  const { page } = await testCompany.openPage(`${testCompany.product.origin}/code#${code}`);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  expect((await page.getByLabel('Personal code').inputValue()).replaceAll('-', '')).toBe(code);
  expect(page.url()).toBe(`${testCompany.product.origin}/code`);
  await page.getByLabel('PIN').fill('274916');
  await page.getByRole('button', { name: 'Begin or continue' }).click();
  await page.getByRole('button', { name: "Let's Get Started" }).waitFor();
  expect(page.url()).toBe(`${testCompany.product.origin}/code`);
});
