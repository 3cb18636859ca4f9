import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import { addSessionCookies } from '../support/addSessionCookies.ts';
import { desktop, openChromium, openPage, phone } from '../support/chromium.ts';
import { type OpenProduct, openProduct } from '../support/openProduct.ts';
import { runAxe } from '../support/runAxe.ts';

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

async function openAs(
  user: { readonly id: number },
  viewport = desktop,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport });
  contexts.push(context);
  await addSessionCookies(context, product.origin, await product.aSession(user));
  return openPage(context);
}

const german = ['Wer kommt hier zu Wort?', 'Alle', 'Viele', 'Einige', 'Wenige'];

test('ROUTE-98 ROUTE-99 a question is found, edited, translated and previewed, and its versions are compared', async () => {
  const platform = await product.anAccount({ name: 'Cairn' });
  const { page, complaints } = await openAs(
    await product.aUser({ account: platform, permissions: ['admin'] }),
  );
  await page.goto(`${product.origin}/questions`);
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('talks something over');
  await page.getByText('1 result', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^When your team talks something over/ }).click();

  await page.getByRole('textbox', { name: 'Question' }).fill('Who gets to speak here?');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await page.getByRole('heading', { level: 1, name: 'Who gets to speak here?' }).waitFor();

  await page.getByRole('tab', { name: 'Languages' }).click();
  const fields = page.getByRole('form', { name: 'German' }).getByRole('textbox');
  for (const [at, text] of german.entries()) await fields.nth(at).fill(text);
  await page.getByRole('button', { name: 'Save translation' }).click();
  await page.getByRole('button', { name: /German Complete/ }).waitFor();
  expect(await runAxe(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Wer kommt hier zu Wort?').waitFor();
  await preview.getByRole('button', { name: /Wenige/ }).click();
  await preview.getByRole('button', { name: /rank 1 of 4/ }).waitFor();

  await page.getByRole('tab', { name: 'Versions' }).click();
  const compared = page.getByRole('table', { name: 'Compare versions' });
  await compared.getByText('Changed').waitFor();
  expect(await compared.getByText('Changed').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('ROUTE-81 ROUTE-82 ROUTE-83 on a phone an account creates, changes and deletes a custom question', async () => {
  const { page, complaints } = await openAs(
    await product.aUser({ account, permissions: ['local_admin'] }),
    phone,
  );
  await page.goto(`${product.origin}/admin/supplemental-questions`);
  await page.getByText('No questions in the library yet').waitFor();
  await page.getByRole('link', { name: 'Create question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('How was the move?');
  await page.getByRole('textbox', { name: 'Low end of the scale' }).fill('Hard');
  await page.getByRole('textbox', { name: 'High end of the scale' }).fill('Easy');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.waitForURL(/\/supplemental-questions\/manage\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'How was the move?' }).waitFor();

  await page.getByRole('textbox', { name: 'High end of the scale' }).fill('Very easy');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await page.getByText('Rating · Version 2').waitFor();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByText('Very easy').waitFor();
  expect(await runAxe(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(
    0,
  );

  await page.getByRole('link', { name: 'Custom questions' }).click();
  await page
    .getByRole('checkbox', { name: /^Select this row/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No custom questions yet').waitFor();
  expect(complaints).toEqual([]);
});
