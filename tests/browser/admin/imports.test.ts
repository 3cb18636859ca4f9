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

/** 30 people: two exist already, one of them moves, and three rows are invalid. */
const file = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Employee ID;E-mail;First name;Last name;Abteilung;Team;Shoe size',
      'E1;ida@mill.example;Ida;Bergman;Fleet;Fleet planning;38',
      'E2;jon@mill.example;Jon;Dahl;Sales;;44',
      ...Array.from({ length: 25 }, (_, at) => `N${at};new${at}@mill.example;Nora;No ${at};Fleet;;4${at}`),
      'X1;no address;=cmd();Falk;Fleet;;40',
      'X2;olle@mill.example;Olle;;Fleet;;41',
      'X3;team@mill.example;Tea;Team;Fleet;No such team;39',
    ].join('\r\n'),
  ),
};

beforeAll(async () => {
  product = await openProduct();
  const account = await product.anAccount({ name: 'Harbor & Pine' });
  const admin = await product.aUser({ account, permissions: ['user', 'local_admin'] });
  await product.aUser({
    account,
    email: 'ida@mill.example',
    first_name: 'Ida',
    last_name: 'Berg',
    external_id: 'E1',
  });
  await product.aUser({
    account,
    email: 'jon@mill.example',
    first_name: 'Jon',
    last_name: 'Dahl',
    external_id: 'E2',
    department: 'Sales',
  });
  await product.database.owner
    .insertInto('teams')
    .values({ account_id: account.id, name: 'Fleet planning' })
    .execute();
  browser = await openChromium();
  const context = await browser.newContext({ viewport: desktop });
  await addSessionCookies(context, product.origin, await product.aSession(admin));
  ({ page, complaints } = await openPage(context));
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Waits until the searched list of people has a cell with this text. */
async function listShows(searched: string, cell: string): Promise<void> {
  await page.goto(`${product.origin}/users?filter=${encodeURIComponent(JSON.stringify({ q: searched }))}`);
  await page.getByRole('cell', { name: cell, exact: true }).first().waitFor();
}

test('ADMIN-03 a file is uploaded, its columns are checked, and all effects are shown before applying', async () => {
  await page.goto(`${product.origin}/users`);
  await page.getByRole('navigation', { name: 'Pages in People' }).getByText('Import').click();
  await page.getByRole('heading', { level: 1, name: 'Import people' }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await page.locator('input[type=file]').setInputFiles(file);

  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  const holds = (heading: string) => page.getByRole('combobox', { name: `Field for “${heading}”` });
  expect(await holds('Abteilung').inputValue()).toBe('department');
  expect(await holds('Shoe size').inputValue()).toBe('');
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check file' }).click();

  await page.getByRole('heading', { name: 'Review changes' }).waitFor();
  for (const filter of ['All 30', 'New 25', 'Changed 1', 'Unchanged 1', 'Error 3']) {
    expect(await page.getByRole('button', { name: filter, exact: true }).count(), filter).toBe(1);
  }
  await page.getByRole('button', { name: 'Changed 1', exact: true }).click();
  const ida = page.getByRole('row', { name: /Ida Bergman/ });
  await ida.getByText('Last name:').waitFor();
  expect(await ida.locator('del').first().textContent()).toBe('Berg');
  expect(await ida.textContent()).toContain('Fleet planning');
  expect(await runAxe(page)).toEqual([]);
});

test('rows with errors are downloaded with formulas escaped', async () => {
  await page.getByRole('button', { name: 'Error 3', exact: true }).click();
  await page.getByText('The team “No such team” doesn’t exist.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rows with errors' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toContain(`29,X1,no address,'=cmd(),Falk`);
});

test('an import can be left and resumed, also on a phone', async () => {
  await page.setViewportSize(phone);
  await page.goto(`${product.origin}/users/import`);
  await page.getByRole('link', { name: 'people.csv' }).click();
  await page.getByRole('heading', { name: 'Review changes' }).waitFor();
  await page.getByRole('row', { name: /Ida Bergman/ }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(
    0,
  );
  expect(await runAxe(page)).toEqual([]);
  await page.setViewportSize(desktop);
});

test('an import is applied and undone as a whole', async () => {
  await page.getByRole('button', { name: 'Import 26 people' }).click();
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();
  await page.getByText('26 people were added or changed.').waitFor();
  const address = page.url();
  await listShows('ida@mill', 'Bergman');

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('heading', { name: 'Import undone' }).waitFor();
  await page.getByText('26 people were restored.').waitFor();
  await listShows('ida@mill', 'Berg');
  expect(complaints).toEqual([]);
});

test('an unreadable file shows the reason and what to do', async () => {
  await page.goto(`${product.origin}/users/import`);
  const buffer = Buffer.from('E-mail,Name,E-mail\r\na,b,c\r\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'twice.csv', mimeType: 'text/csv', buffer });
  const alert = page.getByRole('alert').filter({ hasText: 'can’t be imported' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Columns 1 and 3 are both called “E-mail”');
});
