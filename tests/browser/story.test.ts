import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentPath } from '../../src/results/share/sharePaths.ts';
import { ordinaryPassword } from '../support/builders.ts';
import { desktop, openChromium, openPage, phone, signIn } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { answerByHttp, answerByTap } from './support/respondent.ts';
import { runAxe } from './support/runAxe.ts';

const day = 86_400_000;
const campaignName = 'Culture benchmark, a first time';

let product: OpenProduct;
let browser: Browser;
let adminContext: BrowserContext;
let lead: Page;
let complaints: string[];

beforeAll(async () => {
  product = await openProduct();
  const account = await product.anAccount({ name: 'Harbor & Pine' });
  await product.aUser({
    account,
    email: 'admin@harbor.example',
    first_name: 'Helena',
    permissions: ['user', 'local_admin'],
    status: 'active',
    type: 3,
  });
  for (let number = 1; number <= 12; number += 1) {
    await product.aUser({
      account,
      email: `crew${number}@harbor.example`,
      department: number < 7 ? 'Sales' : 'Fleet',
    });
  }
  browser = await openChromium();
  adminContext = await browser.newContext({ viewport: desktop });
  const opened = await openPage(adminContext);
  lead = opened.page;
  complaints = opened.complaints;
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const linkOf = async (person: string): Promise<string> => {
  const letter = await product.mailbox.letterTo(`${person}@harbor.example`, /metrics/);
  return /http\S+metrics\S+/.exec(letter.text ?? '')?.[0] ?? '';
};

test('a leader launches a campaign, and invitations are sent with a personal link', async () => {
  await signIn(lead, product.origin, 'admin@harbor.example', ordinaryPassword);
  await lead.goto(`${product.origin}/micro-surveys/benchmarks`);
  await lead.getByRole('link', { name: 'Create campaign' }).first().click();
  await lead.getByLabel('Name').fill(campaignName);
  await typeDate(lead, 'Closes on', new Date(product.clock.now().getTime() + 14 * day));
  await lead.getByLabel('Department').check();
  await lead.getByRole('button', { name: 'Save' }).click();
  await lead.getByRole('button', { name: 'Launch campaign' }).click();
  await lead.getByText('12 people will be invited as soon as you launch.').waitFor();
  await lead.getByRole('button', { name: 'Launch and invite' }).click();
  await lead.getByRole('button', { name: 'Send reminders' }).waitFor();
  await product.runJobs();
  expect(await linkOf('crew1')).not.toBe(await linkOf('crew2'));
  expect(product.mailbox.letters).toHaveLength(12);
});

test('a respondent answers on a phone, stops, and finishes on another one', async () => {
  const link = await linkOf('crew1');
  const first = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const { page, complaints: respondentComplaints } = await openPage(first);
  await page.goto(link);
  await page.getByText('Your answers are confidential and anonymous.').waitFor();
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('button', { name: "Let's Get Started" }).tap();
  for (let question = 0; question < 5; question += 1) await answerByTap(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await first.close();

  const second = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const { page: other } = await openPage(second);
  await other.goto(link);
  await other.getByRole('heading', { name: /^Question 6 of 48/ }).waitFor();
  for (let question = 5; question < 48; question += 1) await answerByTap(other);
  await other.getByRole('radio').nth(3).check({ force: true });
  await other.getByRole('button', { name: 'Send feedback' }).tap();
  await other.getByText('Thank you for your feedback.').waitFor();
  expect(await runAxe(other)).toEqual([]);

  await other.goto(link);
  await other.getByText('This survey is already complete and is now closed. Have a great day!').waitFor();
  await second.close();
  expect(respondentComplaints).toEqual([]);
});

test('participation rises from one day to the next without showing results before closing', async () => {
  for (let number = 2; number <= 12; number += 1) {
    expect(await answerByHttp(product.origin, await linkOf(`crew${number}`))).toMatchObject({ remaining: 0 });
  }
  await lead.reload();
  await lead.getByText('about 0%').first().waitFor();

  product.clock.advance(day);
  await signIn(lead, product.origin, 'admin@harbor.example', ordinaryPassword);
  // The session expired overnight, which the browser logged to its console.
  complaints.length = 0;
  await lead.goto(`${product.origin}/dashboard/benchmark`);
  await lead.getByText(/About 100% have responded/).waitFor();
  expect(await lead.getByRole('img', { name: /out of 100/ }).count()).toBe(0);
});

test('after closing the leader reads the published result and its certificate', async () => {
  await lead.goto(`${product.origin}/micro-surveys/benchmarks`);
  await lead.getByText(campaignName).click();
  await lead.getByRole('button', { name: 'More actions' }).click();
  await lead.getByRole('menuitem', { name: 'Close now' }).click();
  await lead.getByRole('textbox').fill(campaignName);
  await lead.getByRole('button', { name: 'Close permanently' }).click();
  await lead.getByRole('link', { name: 'View results' }).waitFor();

  await lead.goto(`${product.origin}/dashboard/benchmark`);
  await lead.getByText(/Harbor & Pine scores \d+ out of 100/).waitFor();
  await lead.getByRole('tab', { name: 'Details' }).click();
  await lead.getByText('How anonymity is protected').click();
  await lead.getByText('disjoint-bases/1').waitFor();
  expect(await runAxe(lead)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('PRES-01 the leader presents the results, one finding per slide, and returns with Escape', async () => {
  const { id } = await product.database.owner
    .selectFrom('benchmark_campaigns')
    .select('id')
    .where('name', '=', campaignName)
    .executeTakeFirstOrThrow();
  await lead.goto(`${product.origin}${presentPath(id)}`);
  await lead.getByRole('heading', { level: 1, name: /Harbor & Pine scores \d+ out of 100/ }).waitFor();
  const all = Number(/\d+$/.exec((await lead.getByText(/^Slide 1 of \d+$/).textContent()) ?? '')?.[0]);
  for (let at = 1; at < all; at += 1) {
    expect(await runAxe(lead)).toEqual([]);
    await lead.keyboard.press(at % 2 === 0 ? 'Space' : 'ArrowRight');
    await lead.getByText(`Slide ${at + 1} of ${all}`, { exact: true }).waitFor();
  }
  expect(new URL(lead.url()).searchParams.get('slide')).toBe(String(all));
  await lead.reload();
  await lead.getByText(`Slide ${all} of ${all}`, { exact: true }).waitFor();
  await lead.keyboard.press('Escape');
  await lead.waitForURL(`**/micro-surveys/benchmarks/manage/${id}/results`);
  expect(complaints).toEqual([]);
});

/** Types a date into the picker's field. */
async function typeDate(page: Page, label: string, date: Date): Promise<void> {
  const field = page.getByLabel(label);
  await field.fill(
    (await field.getAttribute('type')) === 'date' ? date.toISOString().slice(0, 10) : dayMonthYear(date),
  );
}

const dayMonthYear = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');
