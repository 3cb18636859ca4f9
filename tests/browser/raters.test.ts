import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffice } from '../server/raters/office.ts';
import { assignmentAt } from '../server/survey/cycle.ts';
import type { AUser } from '../support/builders.ts';
import { accessibilityFindings } from './support/axe.ts';
import { desktop, openChromium, openPage, phone } from './support/chromium.ts';
import { enter } from './support/enter.ts';
import { type OpenHouse, openHouse } from './support/openHouse.ts';

let house: OpenHouse;
let browser: Browser;
let office: Awaited<ReturnType<typeof anOffice>>;
const contexts: BrowserContext[] = [];
const day = (after: number) =>
  new Date(house.clock.now().getTime() + after * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  house = await openHouse();
  office = await anOffice(house, { size: 7, facts: { launched_on: day(-1), closes_on: day(14) } });
  const names = ['Ines Target', 'Maja Lead', 'Bo Finn', 'Ann Cole', 'Sam Elm', 'Kim Ray', 'Lea Diaz'];
  for (const [place, { id }] of office.people.entries()) {
    const [first_name = '', last_name = ''] = (names[place] ?? '').split(' ');
    await house.database.owner
      .updateTable('users')
      .set({ first_name, last_name })
      .where('id', '=', id)
      .execute();
  }
  browser = await openChromium();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await house?.close();
});

async function openAs(user: Pick<AUser, 'id'>, at: string, options = {}) {
  const context = await browser.newContext({ viewport: desktop, locale: 'en-GB', ...options });
  contexts.push(context);
  await enter(context, house.origin, await house.aSession(user));
  const opened = await openPage(context);
  await opened.page.goto(`${house.origin}${at}`);
  return opened;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function nameOne(page: Page, person: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Person' }).fill(person);
  await page.getByRole('option', { name: person }).click();
  await press(page, 'Add to the list');
  await told(page, `${person} is on the list.`);
}

test('ROUTE-22 raters are named on a phone, approved at once, one declines and is replaced', async () => {
  const target = await openAs(office.target, '/manage-raters', {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await target.page.getByRole('heading', { name: 'Manage Raters', level: 1 }).waitFor();
  for (const person of ['Bo Finn', 'Ann Cole', 'Sam Elm']) await nameOne(target.page, person);
  await press(target.page, 'Somebody from outside');
  await target.page.getByRole('textbox', { name: 'First name' }).fill('Cleo');
  await target.page.getByRole('textbox', { name: 'E-mail address' }).fill('cleo@elsewhere.example');
  await target.page.getByRole('combobox', { name: 'Relationship' }).click();
  await target.page.getByRole('option', { name: 'Other' }).click();
  await press(target.page, 'Add to the list');
  await told(target.page, 'Cleo is on the list.');
  expect(await accessibilityFindings(target.page)).toEqual([]);
  expect(await fits(target.page)).toBe(true);

  const manager = await openAs(office.manager, '/manage-raters', { colorScheme: 'dark' });
  await manager.page.getByRole('checkbox', { name: 'Choose all' }).check();
  expect(await accessibilityFindings(manager.page)).toEqual([]);
  await press(manager.page, 'Approve the 4 chosen');
  await told(manager.page, '4 approved. The invitations go out.');
  await house.runJobs();
  const letter = await house.mailbox.letterTo('cleo@elsewhere.example', /metrics/);
  expect(letter.text).toContain('/metrics/r?code=');

  const [, , bo] = office.people;
  const rater = await openAs(bo ?? { id: 0 }, '/manage-raters');
  await press(rater.page, 'Decline to answer about Ines Target');
  await rater.page.getByRole('textbox', { name: 'Reason' }).fill('We hardly met');
  await rater.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await told(rater.page, 'Nothing to do here now');

  await target.page.reload();
  await press(target.page, 'Replace Bo Finn');
  expect(await target.page.getByText('We hardly met').count()).toBe(0);
  await nameOne(target.page, 'Kim Ray');
  await target.page.getByRole('button', { name: 'Remove Kim Ray' }).waitFor();
  expect(await target.page.getByText('Bo Finn').count()).toBe(0);
  await press(target.page, 'Send reminders');
  await told(target.page, 'Reminders have been scheduled and will be sent shortly.');
  const complaints = [target, manager, rater].flatMap((opened) => opened.complaints);
  expect(complaints).toEqual([]);
});

test('an administrator balances the cycle and confirms the proposal', async () => {
  const waiting = await office.rater(office.people[6], { nomination: 'proposed' });
  const { page, complaints } = await openAs(office.adminUser, `/surveys/manage/${office.campaign_id}/raters`);
  await press(page, 'Make a proposal');
  await told(page, /Proposal of .+ at most 7 for each rater/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await press(page, 'Confirm and invite');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm and invite' }).click();
  await told(page, /invitations? goe?s? out\./);
  expect((await assignmentAt(house, waiting)).status).toBe('invited');
  expect(complaints).toEqual([]);
});
