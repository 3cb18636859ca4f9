import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
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
  for (const first_name of ['Ada', 'Grace', 'Nora']) {
    await product.aUser({ account, first_name, last_name: 'Lindqvist' });
  }
  browser = await openChromium();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await product?.close();
});

async function openAs(permissions: Permission[], timezoneId = 'Europe/Prague') {
  const context = await browser.newContext({ viewport: desktop, timezoneId, locale: 'en-GB' });
  contexts.push(context);
  await addSessionCookies(
    context,
    product.origin,
    await product.aSession(await product.aUser({ account, permissions })),
  );
  return openPage(context);
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const reported = (page: Page, text: string) => page.getByText(text).first().waitFor();
async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option }).click();
}

test('ROUTE-158 a blueprint is created, ranked by two people, filled with suggestions, approved and revised', async () => {
  const { page, complaints } = await openAs(['user', 'local_admin']);
  await page.goto(`${product.origin}/account-settings/blueprints/create`);
  await field(page, 'Name').fill('Team lead');
  await press(page, 'Save');
  await page.getByRole('heading', { level: 2, name: 'Stakeholder rankings' }).waitFor();
  expect(page.url()).toMatch(/\/account-settings\/blueprints\/update\/\d+$/);

  for (const stakeholder of ['Board', 'Works council']) {
    await press(page, 'Add ranking');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Stakeholder' }).fill(stakeholder);
    for (const index of metrics.keys()) {
      await dialog
        .getByRole('button', { name: /not ranked yet/ })
        .first()
        .click();
      await dialog.getByText(`${index + 1} of 12 ranked`).waitFor();
    }
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(stakeholder, { exact: true }).waitFor();
  }
  await reported(page, '2 people largely agree');
  expect(await runAxe(page)).toEqual([]);

  await press(page, 'Use all suggestions');
  await press(page, 'Save ranges');
  await reported(page, 'Every metric has a range.');
  await press(page, 'Approve');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await reported(page, 'It can’t be changed.');
  await press(page, 'Create new version');
  await page.getByRole('heading', { level: 2, name: 'Version 2' }).waitFor();
  await page.getByRole('link', { name: 'Version 1' }).waitFor();
  await field(page, 'Description').fill('For everybody who leads a team.');
  await press(page, 'Save');
  await reported(page, 'saved.');
  expect(complaints).toEqual([]);
});

test('ROUTE-159 ROUTE-160 a constellation and a set with it are created and changed', async () => {
  const { page, complaints } = await openAs(['user', 'local_admin']);
  await page.goto(`${product.origin}/account-settings/constellations/create`);
  await field(page, 'Name').fill('Launch crew');
  await press(page, 'Save');
  await reported(page, 'Choose at least two people.');
  for (const person of ['Ada Lindqvist', 'Grace Lindqvist']) await pick(page, 'People', person);
  await press(page, 'Save');
  await page.getByRole('link', { name: 'Launch crew' }).click();
  await field(page, 'Name').fill('Launch crew of spring');
  await press(page, 'Save');
  await page.getByRole('link', { name: 'Launch crew of spring' }).waitFor();

  await page.goto(`${product.origin}/account-settings/constellations/sets/create`);
  await field(page, 'Name').fill('This year');
  await pick(page, 'Constellations', 'Launch crew of spring');
  await press(page, 'Save');
  await page.getByRole('link', { name: 'This year' }).click();
  await field(page, 'Note').fill('For the review in December.');
  await press(page, 'Save');
  await page.getByRole('link', { name: 'This year' }).waitFor();
  expect(complaints).toEqual([]);
});

test('ROUTE-146 ROUTE-147 a topic and an event in another time zone are created, changed, opened and canceled', async () => {
  const { page, complaints } = await openAs(['user', 'app_admin']);
  await page.goto(`${product.origin}/live-sessions/create`);
  await field(page, 'Title').fill('Listening well');
  await press(page, 'Save');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Contact').fill('Learning team');
  await press(page, 'Save');
  await reported(page, 'Contact: Learning team');

  await page.getByRole('link', { name: 'Plan live session' }).click();
  await field(page, 'Day').fill('28/03/2027');
  await page.getByLabel('Time', { exact: false }).first().fill('02:30');
  await reported(page, 'so this time doesn’t exist. The live session will start at 03:30');
  await pick(page, 'Time zone', 'America/New_York');
  await field(page, 'Location').fill('Room 4');
  await press(page, 'Save');
  await reported(page, '02:30');
  await reported(page, '08:30');
  expect(await runAxe(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Host').fill('Miriam Adler');
  await press(page, 'Save');
  await reported(page, 'Miriam Adler');
  for (const action of ['Open registration', 'Cancel live session']) {
    await press(page, action);
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  }
  await reported(page, 'Canceled. You can plan it again.');
  expect(complaints).toEqual([]);
});

test('ROUTE-157 a sprint is created, planned, started, worked on and changed', async () => {
  const { page, complaints } = await openAs(['user', 'app_admin']);
  await page.goto(`${product.origin}/dei-builder/admin/sprints/create`);
  await field(page, 'Title').fill('Listen first');
  await page.getByRole('combobox', { name: 'Focus' }).click();
  await page.getByRole('option', { name: 'A metric' }).click();
  await pick(page, 'Metric', 'Listening');
  await pick(page, 'Person', 'Nora Lindqvist');
  await field(page, 'Start date').fill('01/03/2027');
  await field(page, 'End date').fill('28/03/2027');
  await press(page, 'Save');
  await page.getByRole('heading', { level: 2, name: 'Steps' }).waitFor();
  await reported(page, 'Nora Lindqvist');

  await press(page, 'Add step');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Action' }).fill('Ask the quietest person');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await press(page, 'Start sprint');
  await page.getByRole('dialog').getByRole('button', { name: 'Start sprint' }).click();
  await page.getByRole('checkbox', { name: 'Done: Ask the quietest person' }).click();
  await reported(page, '1 of 1 step done');
  expect(await runAxe(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Purpose').fill('Everybody is heard.');
  await press(page, 'Save');
  await reported(page, 'Everybody is heard.');
  expect(complaints).toEqual([]);
});
