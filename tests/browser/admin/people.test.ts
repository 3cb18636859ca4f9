import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { AnAccount } from '../../support/builders.ts';
import { addSessionCookies } from '../support/addSessionCookies.ts';
import { desktop, openChromium, openPage } from '../support/chromium.ts';
import { type OpenProduct, openProduct } from '../support/openProduct.ts';

let product: OpenProduct;
let browser: Browser;
let account: AnAccount;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  product = await openProduct();
  account = await product.anAccount({ name: 'Harbor & Pine' });
  browser = await openChromium();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await product?.close();
});

async function openAs(permissions: Permission[]) {
  const context = await browser.newContext({ viewport: desktop, locale: 'en-GB' });
  contexts.push(context);
  const user = await product.aUser({ account, permissions });
  await addSessionCookies(context, product.origin, await product.aSession(user));
  return openPage(context);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Whether a request of a page writes data. */
const isSaving = (request: Request) =>
  request.method() === 'PUT' || (isOfAccountPhp(request) && request.postDataJSON().actionName === 'update');

/** Whether a request goes through the adapter of account.php, as the update form of an account does. */
const isOfAccountPhp = (request: Request) => request.url().endsWith('/legacy/account.php');

/** Fills in the given fields, saves, and returns to the list. */
async function make(page: Page, at: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${product.origin}${at}/create`);
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
  await save(page);
}

/** Opens the record by its name in the list, changes one field, and expects the change after reloading both. */
async function change(page: Page, at: string, row: string, [name, text]: [string, string]): Promise<void> {
  await page.goto(`${product.origin}${at}`);
  await page
    .getByRole('link', { name: row })
    .or(page.getByRole('cell', { name: row }))
    .first()
    .click();
  await page.waitForURL(new RegExp(`${at}/.*update`));
  await page.waitForLoadState('networkidle');
  const form = page.url();
  await field(page, name).fill(text);
  const saved = page.waitForResponse((answer) => isSaving(answer.request()) && answer.ok());
  await save(page);
  await saved;
  await page.waitForURL((url) => url.pathname === at);
  await page.goto(form);
  await page.waitForFunction(
    ([expectedField]) =>
      [...document.querySelectorAll('input, textarea')].some(
        (one) => 'value' in one && one.value === expectedField,
      ),
    [text],
  );
}

test('ROUTE-148 ROUTE-149 ROUTE-150 a person, a team group and a team are created and changed', async () => {
  const { page, complaints } = await openAs(['user', 'local_admin']);
  await make(page, '/users', {
    'First name': 'Ida',
    'Last name': 'Bergman',
    'Email address': 'ida@harbor.example',
  });
  await page.getByText('Bergman').first().waitFor();
  await change(page, '/users', 'Bergman', ['Department', 'Fleet']);
  await make(page, '/teams/groups', { Name: 'North' });
  await page.getByText('North').first().waitFor();
  await change(page, '/teams/groups', 'North', ['Description', 'Everything above the river.']);
  await make(page, '/teams', { Name: 'Dock' });
  await page.getByText('Dock').first().waitFor();
  await change(page, '/teams', 'Dock', ['Name', 'Dock crew']);
  expect(complaints).toEqual([]);
});

test('ROUTE-156 RECORD-02 an account is created, and read and changed through account.php', async () => {
  const { page, complaints } = await openAs(['user', 'admin']);
  const actions = new Set<string>();
  page.on('request', (request) => {
    if (isOfAccountPhp(request)) actions.add(request.postDataJSON().actionName);
  });
  await make(page, '/admin/accounts', { Name: 'Lumen Works', 'Schema name': 'lumen_works' });
  await page.getByText('Lumen Works').first().waitFor();
  await change(page, '/admin/accounts', 'Lumen Works', ['Company name', 'Lumen Works AG']);
  expect([...actions].sort()).toEqual(['get-account', 'update']);
  expect(complaints).toEqual([]);
});

test('ROUTE-152 a benchmark campaign is created and changed', async () => {
  const { page, complaints } = await openAs(['user', 'local_admin']);
  await page.goto(`${product.origin}/micro-surveys/benchmarks/create`);
  await field(page, 'Name').fill('Winter quarter');
  await page.getByLabel('Closes on').fill('2027-03-31');
  await save(page);
  await page.waitForURL(/\/manage\/\d+$/);
  await page.goto(`${page.url()}/update`);
  await field(page, 'Name').fill('Winter quarter 2027');
  await save(page);
  await page.getByText('Winter quarter 2027').first().waitFor();
  expect(complaints).toEqual([]);
});
