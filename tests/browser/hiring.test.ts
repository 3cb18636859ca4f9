import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addToDraft } from '../server/survey/testAssessmentCycle.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, phone } from './support/chromium.ts';
import { runAxe } from './support/runAxe.ts';
import { surveyCallsFor } from './support/surveyCalls.ts';
import { openSurveyCompany, type SurveyCompany } from './support/surveyCompany.ts';
import { rankOptions, startSurvey } from './support/surveyPage.ts';

let company: SurveyCompany;

beforeAll(async () => {
  company = await openSurveyCompany();
});
afterEach(() => company?.closePages());
afterAll(() => company?.close());

const onPhone = { viewport: phone, hasTouch: true, isMobile: true };
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const reported = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function openHirer(): Promise<{ page: Page; complaints: string[] }> {
  const { product } = company;
  const account = await product.anAccount({ name: 'Harbor & Pine' });
  const user = await product.aUser({ account, permissions: ['user', 'full_hiring'], first_name: 'Dana' });
  const visit = await company.openPage(`${product.origin}/login`, { viewport: desktop, locale: 'en-GB' });
  await addSessionCookies(visit.context, product.origin, await product.aSession(user));
  return visit;
}

test('PROD-11 an applicant goes from the public link through the assessment to a decision with a reason', async () => {
  const { product } = company;
  const { page: hirerPage, complaints } = await openHirer();
  await hirerPage.goto(`${product.origin}/hiring/create`);
  await field(hirerPage, 'Title').fill('Miller');
  await hirerPage.getByRole('switch', { name: 'Anyone with the link can apply' }).check();
  await press(hirerPage, 'Save');
  await hirerPage.waitForURL(/\/hiring\/manage\/\d+$/);
  await press(hirerPage, 'Open role');
  await hirerPage.getByRole('dialog').getByRole('button', { name: 'Open role' }).click();
  await reported(hirerPage, 'Role opened.');
  const link = await field(hirerPage, 'Application page link').inputValue();

  const visitor = await company.openPage(link, onPhone);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Miller' }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'Email').fill('ada@elsewhere.example');
  await page.getByRole('checkbox', { name: /^I have read this/ }).check();
  await press(page, 'Apply');
  await reported(page, /sent a personal link/);
  await product.runJobs();
  const letter = await product.mailbox.letterTo('ada@elsewhere.example', /Miller/);
  const own = /\/apply\/([\w-]{43})/.exec(letter.text ?? '')?.[1] ?? '';

  await page.goto(`${product.origin}/apply/${own}`);
  await page.getByRole('heading', { name: 'Your application, Ada' }).waitFor();
  await page.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Woman' }).click();
  await press(page, 'Save answers');
  await reported(page, 'Your answers are kept separate from your application.');
  expect(await runAxe(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByRole('link', { name: 'Go to the assessment' }).click();
  await page.getByRole('checkbox', { name: /^I have read this/ }).check();
  await press(page, 'Continue');
  await startSurvey(page);
  const { questions } = await surveyCallsFor(page.url(), 'h').state();
  const { rows } = await product.database.executeSql('select assignment_id, id from applicants');
  const given = questions.slice(0, -1).map(({ question_id, options }) => ({
    question_id,
    ordering: options.map(({ option_id }) => option_id),
  }));
  await addToDraft(product, Number(rows[0]?.assignment_id), given);
  await page.reload();
  await page.getByText('Question 36 of 36').waitFor({ state: 'attached' });
  await rankOptions(page, 'BADC');
  await press(page, 'Next');
  await page.getByRole('heading', { name: 'Assessment complete' }).waitFor();
  await product.runJobs();
  expect(visitor.complaints).toEqual([]);

  await hirerPage.reload();
  await hirerPage.getByRole('heading', { name: 'Miller' }).waitFor();
  await hirerPage.getByRole('link', { name: 'Ada Lovelace' }).click();
  await hirerPage.getByRole('heading', { name: 'Relative profile' }).waitFor();
  await hirerPage.getByText('Move to any stage, with a reason').click();
  await hirerPage.getByRole('combobox', { name: 'Move to stage' }).click();
  await hirerPage.getByRole('option', { name: 'Interview' }).click();
  await press(hirerPage, 'Move');
  await reported(hirerPage, /Interview · /);
  await hirerPage.getByRole('combobox', { name: 'Decision' }).click();
  await hirerPage.getByRole('option', { name: 'Offer made' }).click();
  await hirerPage.getByRole('textbox', { name: 'Reason', exact: true }).fill('Knows mills and listens.');
  expect(await runAxe(hirerPage)).toEqual([]);
  await press(hirerPage, 'Record decision');
  await reported(hirerPage, 'Offer made, by Dana');
  await reported(hirerPage, 'Knows mills and listens.');
  await hirerPage.getByRole('link', { name: 'Back to the role' }).click();
  await hirerPage.getByRole('link', { name: 'Selection rates' }).click();
  await reported(hirerPage, 'The role is still open.');
  expect(complaints).toEqual([]);
});
