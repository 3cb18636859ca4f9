import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsPerPage } from '../../contract/firstPageQuery.ts';
import type { AnAccount } from '../support/builders.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, openChromium, phone } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';

let product: OpenProduct;
let browser: Browser;
let account: AnAccount;

beforeAll(async () => {
  product = await openProduct();
  browser = await openChromium();
  account = await product.anAccount();
  for (let at = 0; at < rowsPerPage; at += 1) await product.aUser({ account, last_name: `Stone ${at}` });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Opens a page as a new administrator; returns the list requests of the page and its layout shift. */
async function openList(path: string, viewport = desktop) {
  const context = await browser.newContext({ viewport });
  const user = await product.aUser({ account, permissions: ['user', 'local_admin'] });
  await addSessionCookies(context, product.origin, await product.aSession(user));
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v2/resources/')) requests.push(`${pathname}${search}`);
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${product.origin}${path}`);
  await page.getByRole('cell', { name: 'Stone 1', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Views' }).waitFor();
  return { page, requests };
}

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);

test.each([desktop, phone])('a list shows the rows in its page, and nothing moves: %o', async (viewport) => {
  const { page, requests } = await openList('/users', viewport);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('tbody tr').count()).toBe(rowsPerPage);
  expect(requests).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await page.context().close();
});

test('a list with filters in its address is requested with them', async () => {
  const { page, requests } = await openList(`/users?filter=${JSON.stringify({ q: 'Stone' })}`);
  expect(requests.map((path) => new URLSearchParams(path.split('?')[1]).get('filter'))).toEqual([
    '{"q":"Stone"}',
  ]);
  await page.context().close();
});

test('a saved sort is requested, although the page contains the list in its own order', async () => {
  const { page, requests } = await openList('/users');
  await page.getByRole('button', { name: /first name/i }).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.goto(`${product.origin}/users`);
  await page.getByRole('cell', { name: 'Stone 1', exact: true }).waitFor();
  expect(requests.map((path) => new URLSearchParams(path.split('?')[1]).get('sort'))).toEqual([
    '["first_name","ASC"]',
    '["first_name","ASC"]',
  ]);
  await page.context().close();
});
