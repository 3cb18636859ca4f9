import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, phone } from './support/chromium.ts';
import { runAxe } from './support/runAxe.ts';
import {
  closeScreens,
  openContextAs,
  openScreens,
  originOfApp,
  overflowScript,
  waitUntilLoaded,
} from './support/screenVisitors.ts';

const benchmark = () => `${originOfApp('main')}/dashboard/benchmark`;

beforeAll(async () => {
  await openScreens();
}, 240_000);
afterAll(closeScreens);

async function openAs(who: string, address: string) {
  const opened = await openPage(await openContextAs('main', who));
  await opened.page.goto(address);
  await opened.page.locator('h1').first().waitFor();
  await waitUntilLoaded(opened.page);
  return opened;
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
  await waitUntilLoaded(page);
}

test('DASH-02 the first screen has at most 330 words, also for a team lead on a phone', async () => {
  for (const who of ['local-admin', 'supervisor']) {
    const { page, complaints } = await openAs(who, benchmark());
    const words = (await page.getByRole('main').innerText()).split(/\s+/).filter(Boolean).length;
    expect(words, who).toBeLessThanOrEqual(330);
    await page.setViewportSize(phone);
    await waitUntilLoaded(page);
    expect(await page.evaluate(overflowScript), who).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('DASH-03 a topic opens and closes by keyboard without losing the place', async () => {
  const { page, complaints } = await openAs('supervisor', benchmark());
  const row = page.getByRole('list', { name: 'Topics, highest first' }).getByRole('button').nth(2);
  await row.focus();
  const place = await page.evaluate('window.scrollY');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('list', { name: /^Elements of / }).waitFor();
  await waitUntilLoaded(page);
  expect(page.url()).toContain('topic=');
  expect(await runAxe(page)).toEqual([]);
  await page.setViewportSize(phone);
  await waitUntilLoaded(page);
  expect(await page.evaluate(overflowScript)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('topic=');
  await page.waitForFunction(() => document.activeElement?.id.startsWith('topic-row-'));
  expect(await page.evaluate('window.scrollY')).toBe(place);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('DASH-04 DASH-05 two groups are compared, and a link shows a team lead less', async () => {
  const { page, complaints } = await openAs('local-admin', `${benchmark()}?tab=details`);
  await choose(page, 'First group: type', 'Department');
  await choose(page, 'First group', /./);
  await choose(page, 'Second group: type', 'The whole company');
  const section = page.getByRole('region', { name: 'Compare two groups' });
  await section.getByText(/The company includes the group/).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto(link);
  await section.getByText(/The company includes the group/).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();

  const lead = await openAs('supervisor', link);
  await lead.page.getByText(/^You can’t see this group\. You can compare/).waitFor();
  expect(await lead.page.getByText(/The company includes the group/).count()).toBe(0);
  expect(lead.complaints).toEqual([]);
  await lead.page.context().close();
});
