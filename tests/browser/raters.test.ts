import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestCompany } from '../server/raters/testCompany.ts';
import { assignmentAt } from '../server/survey/testAssessmentCycle.ts';
import type { AUser } from '../support/builders.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, openChromium, openPage } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';

let product: OpenProduct;
let browser: Browser;
let company: Awaited<ReturnType<typeof aTestCompany>>;
const contexts: BrowserContext[] = [];
const day = (after: number) =>
  new Date(product.clock.now().getTime() + after * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  product = await openProduct();
  company = await aTestCompany(product, { size: 7, facts: { launched_on: day(-1), closes_on: day(14) } });
  const names = ['Ines Target', 'Maja Lead', 'Bo Finn', 'Ann Cole', 'Sam Elm', 'Kim Ray', 'Lea Diaz'];
  for (const [index, { id }] of company.people.entries()) {
    const [first_name = '', last_name = ''] = (names[index] ?? '').split(' ');
    await product.database.owner
      .updateTable('users')
      .set({ first_name, last_name })
      .where('id', '=', id)
      .execute();
  }
  browser = await openChromium();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await product?.close();
});

async function openAs(user: Pick<AUser, 'id'>, at: string, options = {}) {
  const context = await browser.newContext({ viewport: desktop, locale: 'en-GB', ...options });
  contexts.push(context);
  await addSessionCookies(context, product.origin, await product.aSession(user));
  const opened = await openPage(context);
  await opened.page.goto(`${product.origin}${at}`);
  return opened;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const reported = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('an administrator balances the cycle and confirms the proposal', async () => {
  const pendingRater = await company.rater(company.people[6], { nomination: 'proposed' });
  const { page, complaints } = await openAs(
    company.adminUser,
    `/surveys/manage/${company.campaign_id}/raters`,
  );
  await press(page, 'Create proposal');
  await reported(page, /Proposal of .+ at most 7 requests per rater/);
  expect(await runAxe(page)).toEqual([]);
  await press(page, 'Confirm and invite');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm and invite' }).click();
  await reported(page, /invitations? will be sent shortly\./);
  expect((await assignmentAt(product, pendingRater)).status).toBe('invited');
  expect(complaints).toEqual([]);
});
