import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../server/store/engine/databaseUnavailable.ts';
import { closeCampaign } from '../server/campaigns/testCampaigns.ts';
import { ordinaryPassword } from '../support/builders.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { openPage } from './support/chromium.ts';
import { runAxe } from './support/runAxe.ts';
import { surveyCallsFor } from './support/surveyCalls.ts';
import { openSurveyCompany, type SurveyCompany, type TestCampaign } from './support/surveyCompany.ts';
import {
  answerQuestion,
  nextButton,
  rankOptions,
  readHeading,
  readOptionOrder,
  startSurvey,
  waitForProgress,
} from './support/surveyPage.ts';

const day = 86_400_000;
const unsentMessage = 'Saved on this device, not sent yet';
const firstStands = 'You’ve already answered the previous question. We kept your first answer.';

let testCompany: SurveyCompany;
let run: TestCampaign;

beforeAll(async () => {
  testCompany = await openSurveyCompany();
  run = await testCompany.addCampaign(10);
});
afterEach(() => testCompany?.closePages());
afterAll(() => testCompany?.close());

test('SURV-13 answers without a network wait on the device with a message, and each is delivered once', async () => {
  const { link } = await run.nextRespondent();
  const { page, context } = await testCompany.openPage(link);
  await startSurvey(page);
  await answerAndRecord(page);
  await page.getByText('Saved', { exact: true }).waitFor();

  await context.setOffline(true);
  const given = [await answerAndRecord(page), await answerAndRecord(page), await answerAndRecord(page)];
  await page.getByRole('status').getByText(unsentMessage).waitFor();
  expect((await surveyCallsFor(link).state()).progress.answered).toBe(1);
  expect(await runAxe(page)).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/survey/answer')) sent.push(request.postData() ?? '');
  });
  await context.setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectStored(link, 4, given);
  expect(new Set(sent).size).toBe(3);
});

test('SURV-14 SURV-15 waiting answers are sent when the link is opened again on the device', async () => {
  const { link } = await run.nextRespondent();
  const { page, context } = await testCompany.openPage(link);
  await startSurvey(page);
  await context.setOffline(true);
  const given = [await answerAndRecord(page), await answerAndRecord(page)];
  await page.getByText(unsentMessage).waitFor();
  await page.close();

  await context.setOffline(false);
  const { page: again } = await openPage(context);
  await again.goto(link);
  await again.getByText('Question 3 of 48').waitFor({ state: 'attached' });
  await again.getByText('Saved', { exact: true }).waitFor();
  await expectStored(link, 2, given);
});

test('reloading with waiting answers shows the next question', async () => {
  const { link } = await run.nextRespondent();
  const { page } = await testCompany.openPage(link);
  await startSurvey(page);
  await page.route('**/survey/answer', (route) => route.abort());
  const given = [await answerAndRecord(page), await answerAndRecord(page)];
  const third = await readHeading(page);
  await page.reload();
  await page.getByText(unsentMessage).waitFor();
  expect(await readHeading(page)).toBe(third);
  expect((await surveyCallsFor(link).state()).progress.answered).toBe(0);
  await page.unroute('**/survey/answer');
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectStored(link, 2, given);
});

test('an answer whose response was lost is resent and counts once', async () => {
  const { link } = await run.nextRespondent();
  const { page } = await testCompany.openPage(link);
  await startSurvey(page);
  let losses = 0;
  await page.route('**/survey/answer', async (route) => {
    if (losses > 0) return route.continue();
    losses += 1;
    await route.fetch();
    return route.abort();
  });
  const given = [await answerAndRecord(page)];
  await page.getByText(unsentMessage).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(losses).toBe(1);
  await expectStored(link, 1, given);
});

test('SURV-13 answers while the database is unavailable wait on the device, and each is delivered once', async () => {
  const { link } = await run.nextRespondent();
  const { page } = await testCompany.openPage(link);
  await startSurvey(page);
  const given = [await answerAndRecord(page)];
  await page.getByText('Saved', { exact: true }).waitFor();

  const refusals: (string | undefined)[] = [];
  page.on('response', (reply) => {
    if (reply.status() === 503) refusals.push(reply.headers()['retry-after']);
  });
  const { database } = testCompany.product;
  const away = [vi.spyOn(database, 'as'), vi.spyOn(database, 'runOnce')];
  for (const method of away)
    method.mockRejectedValue(new DatabaseUnavailable('08006', 'The connection was lost.'));
  given.push(await answerAndRecord(page), await answerAndRecord(page));
  await page.getByRole('status').getByText(unsentMessage).waitFor();
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.every((seconds) => /^[2-5]$/.test(seconds ?? ''))).toBe(true);

  for (const method of away) method.mockRestore();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectStored(link, 3, given);
});

test('SURV-12 in two tabs the first answer to a question counts, and the second tab says so', async () => {
  const { link } = await run.nextRespondent();
  const { page, context } = await testCompany.openPage(link);
  await startSurvey(page);
  const { page: other } = await openPage(context);
  await other.goto(link);
  await waitForProgress(other, 0, 48);

  const given = await answerAndRecord(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  await answerQuestion(other, 'DCBA');
  await other.getByRole('status').getByText(firstStands).waitFor();
  await other.getByText('Question 2 of 48').waitFor({ state: 'attached' });
  await expectStored(link, 1, [given]);

  await answerQuestion(other);
  await other.getByText(firstStands).waitFor({ state: 'detached' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText('Question 3 of 48').waitFor({ state: 'attached' });
});

test('a session that ends in between leads to sign-in and back without data loss', async () => {
  const { user, link } = await run.nextRespondent();
  const { page, context } = await testCompany.openPage('about:blank');
  const { origin, database } = testCompany.product;
  await addSessionCookies(context, origin, await testCompany.product.aSession(user));
  await page.goto(`${origin}/metrics/m`);
  await startSurvey(page);
  const given = [await answerAndRecord(page)];
  await page.getByText('Saved', { exact: true }).waitFor();
  await database.owner.deleteFrom('sessions').where('user_id', '=', user.id).execute();

  given.push(await answerAndRecord(page));
  await page.waitForURL(/\/login/);
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(ordinaryPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/metrics\/m$/);
  await page.getByText('Question 3 of 48').waitFor({ state: 'attached' });
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectStored(link, 2, given);
});

test('SURV-17 a session ends with "done for today", and the next day continues with the next questions', async () => {
  const sittings = await testCompany.addCampaign(6, { questions_per_sitting: 4 });
  const { link } = await sittings.nextRespondent();
  const { page } = await testCompany.openPage(link);
  await page.getByText('Today’s session has 4 questions. The rest will follow on another day.').waitFor();
  await startSurvey(page);
  const requests = new Set<string | null>();
  for (let question = 0; question < 4; question += 1) {
    requests.add(await readHeading(page));
    await answerQuestion(page);
  }
  await page.getByRole('heading', { name: 'Done for today' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Done for today' }).waitFor();
  expect(await runAxe(page)).toEqual([]);

  testCompany.product.clock.advance(day);
  await page.reload();
  await waitForProgress(page, 0, 4);
  expect(requests).not.toContain(await readHeading(page));
  expect((await surveyCallsFor(link).state()).progress).toMatchObject({ answered: 4, total: 48 });
});

test('SURV-19 SURV-28 closing the campaign ends a visit in progress and all later ones', async () => {
  const short = await testCompany.addCampaign(6);
  const { link } = await short.nextRespondent();
  const { page } = await testCompany.openPage(link);
  await startSurvey(page);
  await answerQuestion(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  const admin = await testCompany.product.signIn(short.company.adminUser);
  await closeCampaign(admin, short.campaignId);

  await rankOptions(page);
  await nextButton(page).click();
  const closed = 'This campaign for this survey is now closed. Have a great day!';
  await page.getByText(closed).waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent'))),
  ).toEqual([]);
  await page.reload();
  await page.getByText(closed).waitFor();
  const { page: never } = await testCompany.openPage((await short.nextRespondent()).link);
  await never.getByText(closed).waitFor();
  expect(await runAxe(never)).toEqual([]);
});

test('an unknown link shows what to do instead', async () => {
  const { page } = await testCompany.openPage(
    `${testCompany.product.origin}/metrics/m?code=${'x'.repeat(43)}`,
  );
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await runAxe(page)).toEqual([]);
});

test('names with markup or formulas are shown as text and do not run', async () => {
  const company = '<img src=x onerror="window.ran = true">';
  const campaign = '=HYPERLINK("https://evil.example","<b>Open</b>")';
  const message = '<script>window.ran = true</script> {targetFirstName} [a](javascript:window.ran=true)';
  const hostile = await testCompany.addCampaign(
    6,
    { name: campaign, message },
    { name: company, company_name: company },
  );
  const { page, complaints } = await testCompany.openPage((await hostile.nextRespondent()).link);
  await page.getByRole('heading', { name: campaign }).waitFor();
  await page.getByText(company).first().waitFor();
  await page.getByText('<script>window.ran = true</script>').waitFor();
  await expectInert(page);

  const { page: adminPage, context, complaints: adminComplaints } = await testCompany.openPage('about:blank');
  const { origin } = testCompany.product;
  const session = await testCompany.product.aSession(hostile.company.adminUser);
  await addSessionCookies(context, origin, session);
  await adminPage.goto(`${origin}/micro-surveys/benchmarks/manage/${hostile.campaignId}`);
  await adminPage.getByRole('heading', { name: campaign }).waitFor();
  await expectInert(adminPage);
  await adminPage.goto(`${origin}/micro-surveys/benchmarks`);
  await adminPage.getByText(campaign).first().waitFor();
  await expectInert(adminPage);
  expect([...complaints, ...adminComplaints]).toEqual([]);
});

interface Given {
  readonly question: string | null;
  readonly ordering: readonly string[];
}

/** Ranks the options in their displayed order and records the answers. */
async function answerAndRecord(page: Page): Promise<Given> {
  const given = { question: await readHeading(page), ordering: await readOptionOrder(page) };
  await answerQuestion(page);
  return given;
}

/** Expects that the server has stored exactly the given answers. */
async function expectStored(link: string, answered: number, given: readonly Given[]): Promise<void> {
  const { state, keeps } = surveyCallsFor(link);
  expect((await state()).progress.answered).toBe(answered);
  const questions = await testCompany.product.database.owner
    .selectFrom('questions')
    .select(['id', 'text'])
    .execute();
  for (const { question, ordering } of given) {
    const requests = questions.find(({ text }) => question?.endsWith(text));
    expect(await keeps(requests?.id ?? 0, ordering)).toBe(true);
  }
  expect((await state()).progress.answered).toBe(answered);
}

/** Expects that no typed text became an element or ran as a script. */
async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('img[src="x"], main b, a[href^="javascript"]').count()).toBe(0);
}
