import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSessionCookies } from '../support/addSessionCookies.ts';
import { desktop, openChromium, openPage, phone } from '../support/chromium.ts';
import { type OpenProduct, openProduct } from '../support/openProduct.ts';
import { runAxe } from '../support/runAxe.ts';

let product: OpenProduct;
let browser: Browser;
let page: Page;
let complaints: string[];

/** A file that is too large to be read within the request. */
const large = (heading: string) =>
  Buffer.from(
    [heading, ...Array.from({ length: 600 }, (_, at) => `p${at}@mill.example,${'x'.repeat(1_000)}`)].join(
      '\n',
    ),
  );
const choose = (name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

beforeAll(async () => {
  product = await openProduct();
  const account = await product.anAccount({ name: 'Harbor & Pine' });
  const admin = await product.aUser({ account, permissions: ['user', 'local_admin'] });
  const other = await product.signIn(
    await product.aUser({ account: await product.anAccount(), permissions: ['user', 'local_admin'] }),
  );
  const waiting = await other.post('/api/v2/user_imports/upload?name=first.csv', large('Email,Notes'), {
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(waiting.status).toBe(200);
  browser = await openChromium();
  const context = await browser.newContext({ viewport: desktop });
  await addSessionCookies(context, product.origin, await product.aSession(admin));
  ({ page, complaints } = await openPage(context));
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('a large file waits for the file of another account, and the page can be left', async () => {
  await page.goto(`${product.origin}/users/import`);
  await choose('people.csv', large('Email,Notes'));
  await page.getByRole('heading', { name: 'Waiting to be read' }).waitFor();
  await page.getByText('One file is ahead of yours.').waitFor();
  expect(await runAxe(page)).toEqual([]);

  await page.getByRole('link', { name: 'All imports' }).click();
  const row = page.getByRole('row', { name: /people\.csv/ });
  await row.getByText('Waiting').waitFor();
  await row.getByRole('link', { name: 'people.csv' }).click();
  await page.getByText('One file is ahead of yours.').waitFor();
});

test('the page shows the columns once the file is read', async () => {
  await product.runJobs();
  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Field for “Email”' }).inputValue()).toBe('email');
});

test('an unreadable large file shows the reason on a phone, and another can be uploaded', async () => {
  await page.setViewportSize(phone);
  await page.goto(`${product.origin}/users/import`);
  await choose('twice.csv', large('Email,Email'));
  await page.getByText('Your file is next.').waitFor();
  expect(await runAxe(page)).toEqual([]);
  await product.runJobs();
  const alert = page.getByRole('alert').filter({ hasText: 'can’t be imported' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Columns 1 and 2 are both called “Email”');
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(
    0,
  );
  expect(await runAxe(page)).toEqual([]);

  await choose('once.csv', Buffer.from('Email\nida@mill.example\n'));
  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  await page.goto(`${product.origin}/users/import`);
  await page
    .getByRole('row', { name: /twice\.csv/ })
    .getByText('Can’t be read')
    .waitFor();
  expect(complaints).toEqual([]);
});
