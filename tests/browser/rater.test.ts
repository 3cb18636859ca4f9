import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  aCycle,
  addToDraft,
  anInvitation,
  aRole,
  assignmentAt,
  aTarget,
} from '../server/survey/testAssessmentCycle.ts';
import { phone } from './support/chromium.ts';
import { runAxe } from './support/runAxe.ts';
import { surveyCallsFor } from './support/surveyCalls.ts';
import { openSurveyCompany, type SurveyCompany } from './support/surveyCompany.ts';
import { answerQuestion, rankOptions, startSurvey } from './support/surveyPage.ts';

let company: SurveyCompany;

beforeAll(async () => {
  company = await openSurveyCompany();
});
afterEach(() => company?.closePages());
afterAll(() => company?.close());

const onPhone = { viewport: phone, hasTouch: true, isMobile: true };
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** A person outside the company is invited to give feedback about Ines. */
async function anOutsider(email: string) {
  const { product } = company;
  const account = await product.anAccount({ company_name: 'Harbor & Pine' });
  const target = await product.aUser({ account, first_name: 'Ines' });
  const closes_on = inTwoWeeks();
  const campaign_id = await aCycle(product, account, { closes_on });
  const target_id = await aTarget(product, campaign_id, target);
  const requests = { account, campaign_id, target_id, relationship: 'other', email } as const;
  const { id, code } = await anInvitation(product, requests);
  return { id, link: `${product.origin}/metrics/r?code=${code}` };
}

const inTwoWeeks = () =>
  new Date(company.product.clock.now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10);

test('SURV-02 an outsider on a phone gives feedback about a person by first name, from the link to the end', async () => {
  const { id, link } = await anOutsider('ola@elsewhere.example');
  const { page, complaints } = await company.openPage(link, onPhone);
  await page.getByText('This survey is about Ines').waitFor();
  await page.getByText('only shown together with those of at least 2 other people').waitFor();
  expect(await runAxe(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await startSurvey(page);
  expect(await page.getByText('most to least like Ines').isVisible()).toBe(true);
  expect(await runAxe(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await answerQuestion(page);

  await page.getByText('Saved', { exact: true }).waitFor();
  const { questions } = await surveyCallsFor(link, 'r').state();
  const given = questions.slice(0, -1).map(({ question_id, options }) => ({
    question_id,
    ordering: options.map(({ option_id }) => option_id),
  }));
  await addToDraft(company.product, id, given);
  await page.reload();
  await page.getByText('Question 36 of 36').waitFor({ state: 'attached' });
  await rankOptions(page, 'BADC');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: 'Assessment complete' }).waitFor();
  expect((await assignmentAt(company.product, id)).status).toBe('finished');
  expect(complaints).toEqual([]);
});

test('a rater who cannot answer states the reason with the keyboard in dark mode', async () => {
  const { id, link } = await anOutsider('bo@elsewhere.example');
  const { page, complaints } = await company.openPage(link, { ...onPhone, colorScheme: 'dark' });
  await page.getByRole('button', { name: 'I can’t answer about Ines' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Can’t answer about Ines?' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await runAxe(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('We have never worked together.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you for letting us know' }).waitFor();
  expect((await assignmentAt(company.product, id)).nomination).toBe('declined');
  expect(complaints).toEqual([]);
});

test('an applicant reads the notice, requests help and consents before the first question', async () => {
  const { product } = company;
  const account = await product.anAccount({ company_name: 'Harbor & Pine' });
  const requisition_id = await aRole(product, account, { closes_on: inTwoWeeks() });
  const { id, code } = await anInvitation(product, {
    account,
    requisition_id,
    relationship: 'applicant',
    email: 'nia@elsewhere.example',
    first_name: 'Nia',
  });
  const { page, complaints } = await company.openPage(`${product.origin}/metrics/h?code=${code}`, onPhone);
  await page.getByRole('heading', { name: 'Before you begin' }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('Select the checkbox to continue').waitFor();
  await page.getByRole('checkbox', { name: 'Help from a reader' }).check();
  await page.getByRole('checkbox', { name: /^I have read this/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The hiring team has received your request').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await startSurvey(page);
  expect((await assignmentAt(product, id)).accommodation).toMatchObject({ reader: true, more_time: false });
  expect(complaints).toEqual([]);
});
