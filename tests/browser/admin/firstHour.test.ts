import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSessionCookies } from '../support/addSessionCookies.ts';
import { desktop, openChromium, openPage } from '../support/chromium.ts';
import { messyPeople } from '../support/messyPeople.ts';
import { type OpenProduct, openProduct } from '../support/openProduct.ts';
import { runAxe } from '../support/runAxe.ts';

const maxClicks = 25;
const day = 86_400_000;

let product: OpenProduct;
let browser: Browser;
let page: Page;
let complaints: string[];
let clicks = 0;

beforeAll(async () => {
  product = await openProduct();
  const platform = await product.anAccount({ name: 'Cairn' });
  const chief = await product.aUser({ account: platform, permissions: ['admin'] });
  browser = await openChromium();
  const context = await browser.newContext({ viewport: desktop });
  await addSessionCookies(context, product.origin, await product.aSession(chief));
  ({ page, complaints } = await openPage(context));
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Counts clicks and filled-in fields. */
async function press(
  role: 'button' | 'link' | 'checkbox' | 'menuitem',
  name: string | RegExp,
): Promise<void> {
  clicks += 1;
  await page
    .getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .first()
    .click();
}
async function fill(label: string, text: string): Promise<void> {
  clicks += 1;
  await page.getByLabel(label).first().fill(text);
}
const openHome = async () => {
  clicks += 1;
  await page.getByRole('navigation').getByText('Dashboard', { exact: true }).first().click();
};

test('ADMIN-02 creating an account ends with the invitation of its first administrator', async () => {
  await page.goto(`${product.origin}/admin/accounts/create`);
  await page.getByLabel('Name', { exact: false }).first().fill('Messy');
  await page.getByLabel(/Schema name/).fill('messy');
  await page.getByRole('checkbox', { name: 'Culture benchmark' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Invite first administrator' }).waitFor();
  await page.getByLabel(/First name/).fill('Ada');
  await page.getByLabel(/Last name/).fill('Berg');
  await page.getByLabel(/Email/).fill('ada@messy.example');
  await page.getByRole('button', { name: 'Invite administrator' }).click();
  await page.getByText('We emailed ada@messy.example a link to set a password.', { exact: false }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test(`ADMIN-01 an empty account launches its first campaign with at most ${maxClicks} clicks, an import included`, async () => {
  await product.runJobs();
  const letter = await product.mailbox.letterTo('ada@messy.example', /reset-password/);
  ({ page, complaints } = await openPage(await browser.newContext({ viewport: desktop })));
  await page.goto(/http\S+reset-password\S+/.exec(letter.text ?? '')?.[0] ?? '');
  await fill('New password', 'a long new password');
  await press('button', 'Set password');
  await page.getByRole('heading', { name: 'Get started' }).waitFor();
  expect(await runAxe(page)).toEqual([]);

  await press('link', 'Import people');
  clicks += 2; // The button and the dialog of the file.
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: messyPeople() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Column headings were found in line 3.', { exact: false }).waitFor();
  await press('checkbox', 'Create teams that don’t exist yet');
  await press('button', 'Check file');
  await page.getByText('10 teams will be created').waitFor();
  expect(await runAxe(page)).toEqual([]);
  await press('button', 'Import 190 people');
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();
  await page.getByText('10 teams were created.', { exact: false }).waitFor();

  await openHome();
  await press('button', 'Confirm teams');
  await press('link', 'Create a campaign');
  await fill('Name', 'First benchmark');
  await fillDate('Closes on', new Date(product.clock.now().getTime() + 14 * day));
  await press('checkbox', 'Department');
  await press('button', 'Save');
  await press('button', 'Launch campaign');
  await page.getByText(/19\d people will be invited as soon as you launch\./).waitFor();
  await press('button', 'Launch and invite');
  await page.getByRole('button', { name: 'Send reminders' }).waitFor();
  await openHome();
  await page.getByText('Active surveys').waitFor();
  // The earlier list stays until the server has answered.
  await page.getByRole('heading', { name: 'Get started' }).waitFor({ state: 'detached' });
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  expect(complaints).toEqual([]);

  const managers = await product.database.owner
    .selectFrom('relationships')
    .select('id')
    .where('kind', '=', 'manager')
    .execute();
  expect(managers).toHaveLength(189);
});

/** Dates are typed, not picked. */
async function fillDate(label: string, date: Date): Promise<void> {
  const text = date.toISOString().slice(0, 10);
  const isNative = (await page.getByLabel(label).getAttribute('type')) === 'date';
  await fill(label, isNative ? text : text.split('-').reverse().join('/'));
}
