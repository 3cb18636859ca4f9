import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordinaryPassword } from '../support/builders.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, openChromium, openPage, phone } from './support/chromium.ts';
import { focusByTab, waitForFocus } from './support/keyboardFocus.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';

let product: OpenProduct;
let browser: Browser;
let page: Page;
let complaints: string[];
let officeToken: string;

beforeAll(async () => {
  product = await openProduct();
  const account = await product.anAccount({ name: 'Harbor & Pine' });
  await product.anAccount({ name: 'Lumen Works' });
  const admin = await product.aUser({
    account,
    email: 'admin@harbor.example',
    first_name: 'Helena',
    last_name: 'Aalto',
    permissions: ['user', 'local_admin', 'admin'],
  });
  officeToken = await product.aSession(admin);
  for (const last_name of ['Bergman', 'Castel', 'Dubois']) {
    await product.aUser({ account, first_name: 'Ida', last_name, department: 'Fleet' });
  }
  browser = await openChromium();
  const context = await browser.newContext({ viewport: desktop });
  ({ page, complaints } = await openPage(context));
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('an administrator signs in and skips to the content by keyboard', async () => {
  await page.goto(`${product.origin}/login`);
  await focusByTab(page, 'Email address');
  await page.keyboard.type('admin@harbor.example');
  await focusByTab(page, 'Password');
  await page.keyboard.type(ordinaryPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard$/);

  await page.reload();
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await focusIs(page, 'MAIN');
});

test('every region of a screen is a landmark: banner, navigation and main, each once', async () => {
  for (const landmark of ['banner', 'navigation', 'main'] as const) {
    expect([landmark, await page.getByRole(landmark).count()]).toEqual([landmark, 1]);
  }
});

test('a list is opened and searched, and a record is changed and saved by keyboard', async () => {
  await focusByTab(page, 'People');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/users$/);
  await focusIs(page, 'MAIN');

  await page.getByRole('cell', { name: 'Dubois' }).waitFor();
  await focusByTab(page, 'Search');
  await page.keyboard.type('castel');
  await page.getByRole('cell', { name: 'Dubois' }).waitFor({ state: 'detached' });
  await focusByTab(page, 'Castel');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/users\/update\/\d+$/);

  await page.getByRole('textbox', { name: 'Last name' }).waitFor();
  await focusByTab(page, 'Last name');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Castellan');
  await focusByTab(page, 'Save');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/users(\?|$)/);
  await page.getByRole('cell', { name: 'Castellan' }).waitFor();
  await page.goBack();
  await page.getByRole('textbox', { name: 'Last name' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Last name' }).inputValue()).toBe('Castellan');
  expect(complaints).toEqual([]);
});

test('ADMIN-13 a person is found and opened from any page with Ctrl+K and the keyboard alone', async () => {
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await waitForFocus(page, 'Search');
  expect(await runAxe(page)).toEqual([]);
  await page.keyboard.type('ida dub');
  await page.getByRole('option', { name: /Ida Dubois/ }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/users\/update\/\d+$/);
  await page.getByRole('textbox', { name: 'Last name' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Last name' }).inputValue()).toBe('Dubois');
  await focusIs(page, 'MAIN');
  // Keys do nothing on the page until the search has disappeared.
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL(/\/users$/);
  await page.getByRole('cell', { name: 'Castellan' }).waitFor(); // The list remembers its search.
  for (const key of ['j', 'j', 'k', 'j', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(/\/users\/update\/\d+$/);
  expect(complaints).toEqual([]);
});

test('the user menu traps the focus, moves it with the arrow keys and restores it', async () => {
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await focusByTab(page, 'User menu for Helena Aalto');
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'Profile');
  await page.keyboard.press('ArrowDown');
  await waitForFocus(page, 'Change password');
  await page.keyboard.press('Escape');
  await waitForFocus(page, 'User menu for Helena Aalto');
});

test('a dialog traps the focus while open and restores it', async () => {
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'Profile');
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await waitForFocus(page, 'Contact support');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact support' });
  await dialog.waitFor();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await waitForFocus(page, 'User menu for Helena Aalto');
});

test('another account is found, emulated and left by keyboard', async () => {
  await page.goto(`${product.origin}/users`);
  await page.getByRole('cell', { name: 'Castellan' }).waitFor();
  await focusByTab(page, 'Current Account:');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('lum');
  await page.getByRole('option', { name: 'Lumen Works' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const requests = page.getByRole('dialog', { name: 'Reason for accessing Lumen Works' });
  await waitForFocus(page, 'Reason');
  await page.keyboard.type('Request 4711');
  await page.keyboard.press('Enter');
  await requests.waitFor({ state: 'detached' });
  await page.getByText(/You are viewing Lumen Works.*Request 4711/).waitFor();
  await page.getByRole('cell', { name: 'Castellan' }).waitFor({ state: 'detached' });

  await focusByTab(page, 'Stop viewing');
  await page.keyboard.press('Enter');
  await page.getByText(/You are viewing Lumen Works/).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('on a phone the full-screen menu traps the focus and restores it', async () => {
  const context = await browser.newContext({ viewport: phone });
  await addSessionCookies(context, product.origin, officeToken);
  const { page: small } = await openPage(context);
  await small.goto(`${product.origin}/dashboard`);
  await focusByTab(small, 'Open menu');
  await small.keyboard.press('Enter');
  const dialog = small.getByRole('dialog', { name: 'Menu' });
  await dialog.waitFor();
  for (let presses = 0; presses < 15; presses += 1) {
    await small.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await small.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await waitForFocus(small, 'Open menu');
  await context.close();
});

const focusIs = (on: Page, tag: string): Promise<unknown> =>
  on.waitForFunction((expectedTag) => document.activeElement?.tagName === expectedTag, tag);
