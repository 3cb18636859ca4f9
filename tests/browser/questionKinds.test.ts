import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aSupplemental } from '../server/questions/testQuestions.ts';
import { orderOf } from '../server/survey/respondent.ts';
import { phone } from './support/chromium.ts';
import { focusByTab } from './support/keyboardFocus.ts';
import { runAxe } from './support/runAxe.ts';
import { surveyCallsFor } from './support/surveyCalls.ts';
import { openSurveyCompany, type SurveyCompany, type TestCampaign } from './support/surveyCompany.ts';
import { nextButton } from './support/surveyPage.ts';

const touchPhone = { viewport: phone, hasTouch: true, isMobile: true };

let testCompany: SurveyCompany;
let run: TestCampaign;

beforeAll(async () => {
  testCompany = await openSurveyCompany();
  run = await testCompany.addCampaign(12);
  const { product } = testCompany;
  const of = { server: product, admin: run.company.admin };
  const options = ['Good tools', 'Time to learn', 'Help from colleagues'].map((text) => ({ id: null, text }));
  const places = ['On site', 'At home'].map((text) => ({ id: null, text }));
  const ends = { low: 'Strongly disagree', high: 'Strongly agree' };
  const versions: number[] = [];
  for (const form of [
    { kind: 'likert', text: 'Feedback helps me to do my work better.', points: 7, ...ends },
    { kind: 'enps', text: 'How likely are you to recommend us?', low: 'Not likely', high: 'Very likely' },
    { kind: 'multiple', text: 'What helps you to do good work?', options },
    { kind: 'rating', text: 'How is your workload?', points: 5, low: 'Too low', high: 'Too high' },
    { kind: 'choice', text: 'Where do you work?', options: places },
    { kind: 'text', text: 'What should change?' },
  ] as const) {
    versions.push((await aSupplemental(of, form)).version);
  }
  await product.database.owner
    .updateTable('campaign_forms')
    .set({ supplemental_ids: versions })
    .where('campaign_id', '=', run.campaignId)
    .execute();
});
afterEach(() => testCompany?.closePages());
afterAll(() => testCompany?.close());

/** The link of someone who has answered everything except the custom questions. */
async function linkToSupplementals(): Promise<string> {
  const { link } = await run.nextRespondent();
  const calls = surveyCallsFor(link);
  await calls.begin();
  for (const question of (await calls.state()).questions) {
    await calls.send(question.question_id, orderOf(question));
  }
  return link;
}

const heading = (page: Page, name: RegExp): Promise<void> => page.getByRole('heading', { name }).waitFor();

async function expectLargeTargets(labels: Locator): Promise<void> {
  for (const label of await labels.all()) {
    const box = await label.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
}

async function expectFitAndAccessible(page: Page): Promise<void> {
  await expectLargeTargets(page.locator('.scale-step, .choices .rating'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await runAxe(page)).toEqual([]);
}

test('KIND-02 KIND-03 on a phone, each kind is answered by tap', async () => {
  const { page, complaints } = await testCompany.openPage(await linkToSupplementals(), touchPhone);
  await heading(page, /Feedback helps me/);
  await expectFitAndAccessible(page);
  await page.locator('.scale-step').nth(5).tap();
  await nextButton(page).tap();
  await heading(page, /recommend us/);
  await expectFitAndAccessible(page);
  await page.locator('.scale-step').nth(10).tap();
  expect(await page.getByRole('radio', { name: '10 of 10: Very likely' }).isChecked()).toBe(true);
  await nextButton(page).tap();
  await heading(page, /What helps you/);
  await expectFitAndAccessible(page);
  await page.getByText('Good tools').tap();
  await page.getByText('None of these').tap();
  expect(await page.getByRole('checkbox', { name: 'Good tools' }).isChecked()).toBe(false);
  await nextButton(page).tap();
  await heading(page, /workload/);
  await expectFitAndAccessible(page);
  await page.locator('.scale-step').nth(1).tap();
  await nextButton(page).tap();
  await heading(page, /Where do you work/);
  await expectFitAndAccessible(page);
  await page.getByText('At home').tap();
  await nextButton(page).tap();
  await heading(page, /What should change/);
  await expectFitAndAccessible(page);
  await page.getByRole('textbox').tap();
  await page.keyboard.type('Fewer meetings');
  await nextButton(page).tap();
  await heading(page, /All questions answered/);
  expect(complaints).toEqual([]);
});

test('KIND-02 KIND-03 each kind is answered with the keyboard alone', async () => {
  const { page } = await testCompany.openPage(await linkToSupplementals());
  await heading(page, /Feedback helps me/);
  await page.locator('h1').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '5 of 7' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await heading(page, /recommend us/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  expect(await page.getByRole('radio', { name: '10 of 10: Very likely' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await heading(page, /What helps you/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await page.keyboard.press('Enter');
  await heading(page, /workload/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('2');
  expect(await page.getByRole('radio', { name: '2 of 5' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await heading(page, /Where do you work/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'At home' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await heading(page, /What should change/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fewer meetings');
  await focusByTab(page, 'Next');
  await page.keyboard.press('Enter');
  await heading(page, /All questions answered/);
});
