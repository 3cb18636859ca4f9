import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aFollowUpCompany,
  type FollowUpCompany,
  pulsesOf,
  runPulse,
  scoreAround,
} from '../server/followUps/followUpCompany.ts';
import { ordinaryPassword } from '../support/builders.ts';
import { desktop, openChromium, openPage, phone, signIn } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';

const email = 'lead@harbor.example';

let product: OpenProduct;
let browser: Browser;
let company: FollowUpCompany;
let page: Page;
let complaints: string[];
let clicks = 0;

beforeAll(async () => {
  product = await openProduct();
  company = await aFollowUpCompany(product);
  const id = company.leadIds.North;
  await product.database.owner
    .updateTable('users')
    .set({ email, permissions: ['user', 'supervisor'] })
    .where('id', '=', id)
    .execute();
  const lead = await product.signIn({ id });
  await lead.post('/api/v2/notifications/set_delivery', { kind: 'results', delivery: 'mail' });
  browser = await openChromium();
  const opened = await openPage(await browser.newContext({ viewport: desktop }));
  page = opened.page;
  complaints = opened.complaints;
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const click = async (role: 'button' | 'link' | 'option' | 'combobox' | 'radio', name: RegExp) => {
  await page.getByRole(role, { name }).first().click();
  clicks += 1;
};

test('PULSE-02 from the results mail to a focus, an action and a scheduled pulse in at most 8 clicks', async () => {
  await signIn(page, product.origin, email, ordinaryPassword);
  await product.runJobs();
  const letter = await product.mailbox.letterTo(email, /Autumn/);
  const [link = ''] = /http\S+\/results/.exec(letter.text ?? '') ?? [];
  await page.goto(link);
  clicks += 1;
  await page.getByRole('link', { name: /^Choose another topic/ }).waitFor();
  await click('link', /^Choose (?!another topic)/);
  await page.getByLabel(/^Action/).fill('Start meetings with a round in which everyone speaks');
  await click('button', /^Add action/);
  const panel = page.getByRole('region', { name: 'Follow-up pulse' });
  await panel.getByText(/^It goes to the team North\. 22 people will be invited\./).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await click('button', /^Schedule pulse/);
  await panel.getByText(/^Scheduled\. It opens on/).waitFor();
  expect(clicks).toBeLessThanOrEqual(8);
  expect(await pulsesOf(product, company)).toMatchObject([{ status: 'draft', length: 'pulse' }]);
  expect(complaints).toEqual([]);
});

test('PULSE-03 the published result of the pulse is shown beside the action, also on a phone', async () => {
  const address = page.url();
  await runPulse(product, company, 22, scoreAround(75));
  const opened = await openPage(await browser.newContext({ viewport: phone }));
  await signIn(opened.page, product.origin, email, ordinaryPassword);
  await opened.page.goto(address);
  const panel = opened.page.getByRole('region', { name: 'Follow-up pulse' });
  await panel.getByText(/went up significantly, by \d+ points \(±\d+\)\./).waitFor();
  await panel.getByText('Team: North').waitFor();
  expect(await runAxe(opened.page)).toEqual([]);
  const overflow = await opened.page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBe(0);
  expect(opened.complaints).toEqual([]);
});

test('ACT-05 an administrator sees all actions by topic and progress, and opens one from there', async () => {
  await product.database.owner
    .updateTable('users')
    .set({ email: 'admin@harbor.example' })
    .where('id', '=', company.adminUser.id)
    .execute();
  const opened = await openPage(await browser.newContext({ viewport: desktop }));
  await signIn(opened.page, product.origin, 'admin@harbor.example', ordinaryPassword);
  await opened.page.goto(`${product.origin}/actions`);
  const overview = opened.page.getByRole('region', { name: 'By topic and progress' });
  await overview.getByRole('button', { name: /show them/ }).click();
  await opened.page.getByRole('link', { name: /^Start meetings with a round/ }).waitFor();
  expect(await runAxe(opened.page)).toEqual([]);
  await opened.page.getByRole('link', { name: /^Start meetings with a round/ }).click();
  await opened.page.getByText(/went up significantly, by \d+ points/).waitFor();
  expect(opened.complaints).toEqual([]);
});
