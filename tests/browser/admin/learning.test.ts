import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { AnAccount } from '../../support/builders.ts';
import { addSessionCookies } from '../support/addSessionCookies.ts';
import { desktop, openChromium, openPage } from '../support/chromium.ts';
import { type OpenProduct, openProduct } from '../support/openProduct.ts';
import { runAxe } from '../support/runAxe.ts';

let product: OpenProduct;
let browser: Browser;
let account: AnAccount;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  product = await openProduct();
  account = await product.anAccount({ name: 'Harbor & Pine' });
  for (const last_name of ['Bergman', 'Castel', 'Dubois']) {
    await product.aUser({ account, first_name: 'Ida', last_name });
  }
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
  const user = await product.aUser({ account, permissions, type: 3 });
  await addSessionCookies(context, product.origin, await product.aSession(user));
  return openPage(context);
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reported = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}
async function change(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await press(page, 'Save');
  await reported(page, 'saved.');
}

test('ROUTE-154 ROUTE-155 a course, a course group and a learning path are created, changed and published', async () => {
  const { page, complaints } = await openAs(['user', 'admin']);
  await page.goto(`${product.origin}/courses/create`);
  await press(page, 'Save');
  await reported(page, 'Required');
  await field(page, 'Title').fill('Listening');
  await field(page, 'Short summary').fill('Ask, wait, say back.');
  await page.getByRole('spinbutton', { name: 'Minutes' }).fill('40');
  await press(page, 'Save');
  await page.waitForURL(/\/courses\/update\/\d+$/);
  await press(page, 'Add lesson');
  const dialog = page.getByRole('dialog', { name: 'New lesson' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Why people stop talking');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Because nobody listens.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit “Why people stop talking”' }).waitFor();
  await press(page, 'Publish');
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await change(page, 'Provider', 'Our own people');

  await page.goto(`${product.origin}/courses/groups/create`);
  await field(page, 'Name').fill('For everybody');
  await pick(page, 'Courses', 'Listening');
  await press(page, 'Save');
  await page.getByRole('link', { name: 'For everybody' }).click();
  await page.waitForURL(/\/courses\/groups\/update\/\d+$/);
  await change(page, 'Description', 'The first hour.');

  await page.goto(`${product.origin}/learn/create`);
  await field(page, 'Title').fill('New to leading');
  await field(page, 'Short summary').fill('The first year.');
  await press(page, 'Save');
  await page.waitForURL(/\/learn\/manage\/\d+$/);
  await pick(page, 'Add course to this path', 'Listening');
  await reported(page, 'Finished when its course is done.');
  await press(page, 'Publish');
  await page.getByRole('link', { name: 'Assign to people' }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await change(page, 'Description', 'For everybody who leads for the first time.');
  expect(complaints).toEqual([]);
});

test('ROUTE-153 a learning campaign is created, launched and changed, and lists each assigned person', async () => {
  const { page, complaints } = await openAs(['user', 'local_admin']);
  await page.goto(`${product.origin}/learn`);
  await page.getByRole('link', { name: 'New to leading' }).click();
  await page.getByRole('link', { name: 'Assign to people' }).click();
  await field(page, 'Name').fill('Leading, autumn');
  await field(page, 'Starts on').fill('01/01/2026');
  await page.getByRole('spinbutton', { name: 'Days to finish' }).fill('14');
  await page.getByRole('combobox', { name: 'Audience' }).click();
  await page.getByRole('option', { name: 'Everyone' }).click();
  await press(page, 'Save');
  await page.waitForURL(/\/learn\/campaigns\/update\/\d+$/);
  await reported(page, 'Includes 3 active people today.');
  expect(await runAxe(page)).toEqual([]);
  await press(page, 'Launch campaign');
  await page.getByRole('dialog').getByRole('button', { name: 'Launch campaign' }).click();
  await reported(page, 'Assigned to 3 people');
  await change(page, 'Message to participants', 'Take your time.');

  await page.goto(`${product.origin}/learn/assignments`);
  await page.getByRole('cell', { name: 'Ida Bergman' }).waitFor();
  await page
    .getByRole('row', { name: /Ida Bergman/ })
    .getByRole('checkbox')
    .check();
  await press(page, 'Change due date');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('31/12/2099');
  await dialog.getByRole('button', { name: 'Change due date' }).click();
  await reported(page, '1 person updated');
  await page.getByRole('row', { name: /Ida Bergman.*2099/ }).waitFor();
  expect(complaints).toEqual([]);
});
