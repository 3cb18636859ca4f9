import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampaign, aCompany, type Company } from '../../server/campaigns/testCampaigns.ts';
import { aSurvey } from '../../server/surveys/testCycle.ts';
import { addSessionCookies } from '../support/addSessionCookies.ts';
import { desktop, openChromium, openPage, phone } from '../support/chromium.ts';
import { type OpenProduct, openProduct } from '../support/openProduct.ts';
import { runAxe } from '../support/runAxe.ts';
import { nextButton, optionButton, rankOptions, readHeading, startSurvey } from '../support/surveyPage.ts';

let product: OpenProduct;
let browser: Browser;
let context: BrowserContext;
let company: Company;
let campaign: number;

beforeAll(async () => {
  product = await openProduct();
  company = await aCompany(product, 6);
  const closes_on = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  campaign = await aCampaign(company.admin, { closes_on });
  browser = await openChromium();
  context = await browser.newContext({ viewport: desktop });
  await addSessionCookies(context, product.origin, await product.aSession(company.adminUser));
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const shoot = async (page: Page, name: string) => {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
const answerTables = ['participations', 'drafts', 'waiting_forms', 'sealed_forms', 'mails'] as const;
const countAnswers = () =>
  Promise.all(
    answerTables.map(async (table) => {
      const { rows } = await product.database.executeSql(`select count(*)::int as count from ${table}`);
      return [table, rows[0]?.count];
    }),
  );

test('ADMIN-07 a draft is previewed from its page on every screen, and nothing is stored on the device or the server', async () => {
  const { page, complaints } = await openPage(context);
  const before = await countAnswers();
  await page.goto(`${product.origin}/micro-surveys/benchmarks/manage/${campaign}`);
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Preview as a respondent' }).click(),
  ]);
  await preview.getByText('Nothing you answer here is stored.').waitFor();
  await shoot(preview, 'preview-desktop');
  expect(await runAxe(preview)).toEqual([]);
  const stored = () =>
    preview.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) =>
          key.startsWith('cairn.unsent') || key.startsWith('cairn.ranking') || key.startsWith('cairn.said'),
      ),
    );
  const calls: string[] = [];
  preview.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await startSurvey(preview);
  await rankOptions(preview);
  await nextButton(preview).click();
  await optionButton(preview, 'A').waitFor();
  await preview.setViewportSize(phone);
  expect(
    await preview.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await shoot(preview, 'preview-phone');
  expect(await runAxe(preview)).toEqual([]);
  await preview.getByLabel('Go to').selectOption('ending');
  await preview.getByRole('heading', { name: 'All questions answered' }).waitFor();
  expect(await readHeading(preview)).toBe('All questions answered');
  expect(await stored()).toEqual([]);
  expect(calls).toEqual([]);
  expect(await countAnswers()).toEqual(before);
  expect(complaints).toEqual([]);
  await preview.close();
  await page.close();
});

/** Tabs and the frame of an email get their new width after the page, so tests wait for it. */
const fitsWidth = () => document.documentElement.scrollWidth <= window.innerWidth;

test('ADMIN-08 an email is edited, shown as it is sent, and tested', async () => {
  const { page, complaints } = await openPage(context);
  await page.goto(`${product.origin}/micro-surveys/benchmarks/manage/${campaign}/mails`);
  await page.getByLabel('Subject', { exact: true }).fill('Your view of {company}');
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear {first_name},\n\n{link}\n\n<i>Thank you</i>');
  const mail = page.frameLocator('iframe[title="Preview of the email"]');
  await mail.getByText('<i>Thank you</i>').waitFor();
  const button = mail.getByRole('link', { name: 'Open the survey' });
  expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(49, 57, 75)');
  await shoot(page, 'mails-desktop');
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send test to me' }).click();
  await page.getByText('Test email sent.').waitFor();
  await product.deps.jobs.wake('send-mails');
  await product.runJobs();
  const letter = await product.mailbox.letterTo(company.adminUser.email, /\[Test\] Your view of/);
  expect(letter.text).toContain(`/metrics/preview/${campaign}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Email saved.').waitFor();
  await page.setViewportSize(phone);
  await page.waitForFunction(fitsWidth);
  await shoot(page, 'mails-phone');
  expect(complaints).toEqual([]);
  await page.close();
});

test('PROD-46 a campaign about people is previewed as a rater, its emails are edited and its opening is scheduled', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const user_ids = company.people.map(({ id }) => id);
  const survey = await aSurvey(company.admin, { user_ids, opens_on: day(5), closes_on: day(30) });
  const { page, complaints } = await openPage(context);
  const before = await countAnswers();
  await page.goto(`${product.origin}/surveys/manage/${survey}`);
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Preview as a rater' }).click(),
  ]);
  await preview.getByText('Nothing you answer here is stored.').waitFor();
  expect(await runAxe(preview)).toEqual([]);
  await startSurvey(preview);
  await rankOptions(preview);
  await nextButton(preview).click();
  await preview.getByLabel('Go to').selectOption('ending');
  await shoot(preview, 'preview-rater');
  expect(await countAnswers()).toEqual(before);
  await preview.close();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Preview and edit emails' }).click();
  await page.getByRole('tab', { name: 'Invitation to raters' }).click();
  await page.getByLabel('Subject', { exact: true }).fill('Your view of {target_first_name}');
  const mail = page.frameLocator('iframe[title="Preview of the email"]');
  await mail.getByRole('link', { name: 'Give feedback' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Email saved.').waitFor();
  expect(await runAxe(page)).toEqual([]);
  await page.setViewportSize(phone);
  await page.waitForFunction(fitsWidth);
  await shoot(page, 'mails-360-phone');
  await page.goto(`${product.origin}/surveys/manage/${survey}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Schedule opening' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule opening' }).click();
  await page.getByRole('button', { name: 'Cancel schedule' }).waitFor();
  await shoot(page, 'schedule-360-phone');
  expect(await runAxe(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('ADMIN-11 the launch dialog states what becomes final', async () => {
  const { page, complaints } = await openPage(context);
  await page.goto(`${product.origin}/micro-surveys/benchmarks/manage/${campaign}`);
  await page.getByRole('button', { name: 'Launch campaign' }).click();
  await page.getByText('48 questions as worded today').waitFor();
  await page.waitForTimeout(300);
  await shoot(page, 'launch-desktop');
  await page.setViewportSize(phone);
  await shoot(page, 'launch-phone');
  expect(await runAxe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});
