import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addToDraft } from '../server/survey/cycle.ts';
import { accessibilityFindings } from './support/axe.ts';
import { desktop, phone } from './support/chromium.ts';
import { enter } from './support/enter.ts';
import { surveyAt } from './support/surveyCalls.ts';
import { type SurveyCompany, surveyCompany } from './support/surveyCompany.ts';
import { begin, rank } from './support/surveyPage.ts';

let stage: SurveyCompany;

beforeAll(async () => {
  stage = await surveyCompany();
});
afterEach(() => stage?.leave());
afterAll(() => stage?.strike());

const onPhone = { viewport: phone, hasTouch: true, isMobile: true };
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const reported = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function openHirer(): Promise<{ page: Page; complaints: string[] }> {
  const { house: product } = stage;
  const account = await product.anAccount({ name: 'Harbor & Pine' });
  const user = await product.aUser({ account, permissions: ['user', 'full_hiring'], first_name: 'Dana' });
  const visit = await stage.visit(`${product.origin}/login`, { viewport: desktop, locale: 'en-GB' });
  await enter(visit.context, product.origin, await product.aSession(user));
  return visit;
}

test('PROD-11 an applicant goes from the public link through the assessment to a decision with a reason', async () => {
  const { house: product } = stage;
  const { page: desk, complaints } = await openHirer();
  await desk.goto(`${product.origin}/hiring/create`);
  await field(desk, 'Title').fill('Miller');
  await desk.getByRole('switch', { name: 'Anyone with the link can apply' }).check();
  await press(desk, 'Save');
  await desk.waitForURL(/\/hiring\/manage\/\d+$/);
  await press(desk, 'Open role');
  await desk.getByRole('dialog').getByRole('button', { name: 'Open role' }).click();
  await reported(desk, 'Role opened.');
  const link = await field(desk, 'Application page link').inputValue();

  const visitor = await stage.visit(link, onPhone);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Miller' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
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
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByRole('link', { name: 'Go to the assessment' }).click();
  await page.getByRole('checkbox', { name: /^I have read this/ }).check();
  await press(page, 'Continue');
  await begin(page);
  const { questions } = await surveyAt(page.url(), 'h').state();
  const { rows } = await product.database.executeSql('select assignment_id, id from applicants');
  const given = questions.slice(0, -1).map(({ question_id, options }) => ({
    question_id,
    ordering: options.map(({ option_id }) => option_id),
  }));
  await addToDraft(product, Number(rows[0]?.assignment_id), given);
  await page.reload();
  await page.getByText('Question 36 of 36').waitFor({ state: 'attached' });
  await rank(page, 'BADC');
  await press(page, 'Next');
  await page.getByRole('heading', { name: 'Assessment complete' }).waitFor();
  await product.runJobs();
  expect(visitor.complaints).toEqual([]);

  await desk.reload();
  await desk.getByRole('heading', { name: 'Miller' }).waitFor();
  await desk.getByRole('link', { name: 'Ada Lovelace' }).click();
  await desk.getByRole('heading', { name: 'Relative profile' }).waitFor();
  await desk.getByRole('combobox', { name: 'Move to stage' }).click();
  await desk.getByRole('option', { name: 'Interview' }).click();
  await press(desk, 'Move');
  await reported(desk, /Interview · /);
  await desk.getByRole('combobox', { name: 'Decision' }).click();
  await desk.getByRole('option', { name: 'Offer made' }).click();
  await field(desk, 'Reason').fill('Knows mills and listens.');
  await press(desk, 'Record decision');
  await reported(desk, 'Offer made, by Dana');
  await reported(desk, 'Knows mills and listens.');
  await desk.getByRole('link', { name: 'Back to the role' }).click();
  await desk.getByRole('link', { name: 'Selection rates' }).click();
  await reported(desk, 'The role is still open.');
  expect(complaints).toEqual([]);
});
