import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../support/builders.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { openChromium, openPage, phone } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';

let product: OpenProduct;
let browser: Browser;
let account: AnAccount;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  product = await openProduct();
  account = await product.anAccount({ name: 'Harbor & Pine' });
  const admin = await product.aUser({ account, permissions: ['user', 'app_admin'] });
  const { owner } = product.database;
  const { id } = await owner
    .insertInto('sprints')
    .values({
      account_id: account.id,
      title: 'Ask for feedback',
      subject: 'metric',
      metric: 'humility',
      user_id: admin.id,
      starts_on: '2026-01-01',
      ends_on: '2026-01-21',
      is_template: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('sprint_steps')
    .values(
      [
        [1, 'Write down two questions'],
        [3, 'Ask a colleague'],
      ].map(([day, action]) => ({
        account_id: account.id,
        sprint_id: id,
        day: Number(day),
        action: String(action),
      })),
    )
    .execute();
  browser = await openChromium();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await product?.close();
});

async function openAs(user: AUser) {
  const context = await browser.newContext({ viewport: phone, timezoneId: 'Europe/Prague', locale: 'en-GB' });
  contexts.push(context);
  await addSessionCookies(context, product.origin, await product.aSession(user));
  return openPage(context);
}

test('SPRINT-01 SPRINT-05 a person starts a sprint on a phone, does today’s step, undoes it, finishes and looks back', async () => {
  const person = await product.aUser({ account });
  const { page, complaints } = await openAs(person);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.goto(`${product.origin}/dei-builder`);
  await page.getByRole('heading', { name: 'No sprints yet' }).waitFor();
  await press('Start a sprint');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Only you will see this sprint. Administrators can’t.').waitFor();
  expect(await runAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start sprint' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ask for feedback' }).waitFor();
  expect(page.url()).toMatch(/\/dei-builder\?sprint=\d+$/);

  await page.goto(`${product.origin}/dashboard`);
  await page.getByText('Take the next step in your sprint').waitFor();
  await page.getByRole('link', { name: /Take the next step/ }).click();
  await press('Mark as done');
  await page.getByText('1 of 2 steps done').first().waitFor();
  await page.getByRole('checkbox', { name: 'Done: Write down two questions' }).click();
  await page.getByText('0 of 2 steps done').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(await runAxe(page)).toEqual([]);

  await press('Finish sprint');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish sprint' }).click();
  await page.getByRole('textbox', { name: 'Retrospective' }).fill('Two questions are enough.');
  await press('Save retrospective');
  await page.getByText('Retrospective saved.').waitFor();
  await page.getByRole('link', { name: 'All my sprints' }).click();
  await page.getByRole('region', { name: 'Past sprints' }).getByText('Completed').waitFor();
  expect(complaints).toEqual([]);
});
