import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../domain/metrics/metrics.ts';
import { leads } from '../server/raters/testCompany.ts';
import type { AUser } from '../support/builders.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, openChromium, openPage, phone } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { answerByHttp, answerByTap, type Question, skipQuestionsByHttp } from './support/respondent.ts';

const day = 86_400_000;
const campaignName = 'How we work together';
const ownQuestion = 'What would make our meetings better?';
const names = ['Ines Target', 'Maja Lead', 'Bo Finn', 'Ann Cole', 'Sam Elm', 'Kim Ray'] as const;
type Name = (typeof names)[number];

let product: OpenProduct;
let browser: Browser;
let admin: AUser;
let order: (question: Question) => string[];
const people = new Map<Name, AUser>();
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  const account = await product.anAccount({ name: 'Harbor & Pine', modules: [1, 3] });
  admin = await product.aUser({ account, permissions: ['user', 'local_admin'] });
  for (const name of names) {
    const [first_name = '', last_name = ''] = name.split(' ');
    people.set(name, await product.aUser({ account, first_name, last_name, email: mailOf(name) }));
  }
  await leads(product, who('Maja Lead'), who('Ines Target'));
  order = await consistentOrder();
  await addSupplementalQuestion(admin, ownQuestion);
  browser = await openChromium();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('ROUTE-151 a 360 with two sessions is created, gets a custom question by an edit, and is launched', async () => {
  const page = await openAs(admin, '/surveys/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(campaignName);
  await page.getByLabel('Closes on').fill(isoDay(14));
  await page.getByRole('combobox', { name: 'People', exact: true }).fill('Target');
  await page.getByRole('option', { name: 'Ines Target' }).click();
  for (const relationship of ['Manager', 'Peers', 'Others']) {
    await page.getByRole('checkbox', { name: relationship, exact: true }).check();
  }
  await page.getByRole('spinbutton', { name: 'Questions per session' }).fill('18');
  await press(page, 'Save');
  await page.getByRole('button', { name: 'Launch campaign', exact: true }).waitFor();
  await page.goto(`${page.url()}/update`);
  await page.getByRole('combobox', { name: 'Custom questions' }).fill('meetings');
  await page.getByRole('option', { name: ownQuestion }).click();
  await press(page, 'Save');
  await press(page, 'Launch campaign');
  await reported(page, 'This campaign has one participant.');
  await press(page, 'Launch and invite');
  await reported(page, 'Open for answers.');
  await product.runJobs();
  expect(await linkOf('Ines Target')).toContain('/metrics/s?code=');
});

test('raters are nominated and approved, and one declines and is replaced', async () => {
  const target = await openAs(who('Ines Target'), '/manage-raters');
  for (const person of ['Bo Finn', 'Ann Cole', 'Sam Elm']) await nominateRater(target, person);
  await press(target, 'Add an external rater');
  await target.getByRole('textbox', { name: 'First name' }).fill('Cleo');
  await target.getByRole('textbox', { name: 'Email address' }).fill('cleo@elsewhere.example');
  await target.getByRole('combobox', { name: 'Relationship' }).click();
  await target.getByRole('option', { name: 'Other' }).click();
  await press(target, 'Add rater');
  await approve(4);

  const bo = await openAs(who('Bo Finn'), '/manage-raters');
  await press(bo, 'Decline to give feedback about Ines Target');
  await bo.getByRole('textbox', { name: 'Reason' }).fill('We hardly met');
  await bo.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await reported(bo, 'Nothing to do right now');
  await target.reload();
  await press(target, 'Replace Bo Finn');
  await nominateRater(target, 'Kim Ray');
  await approve(1);
  await product.runJobs();
});

test('SURV-17 SURV-26 the participant answers in two sessions, the second on the next day', async () => {
  const link = await linkOf('Ines Target');
  const page = await visit(link);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  expect(await answerByHttp(product.origin, link, order)).toMatchObject({
    ending: 'doneForToday',
    remaining: 19,
  });
  await page.reload();
  await page.getByRole('heading', { name: /today/i }).waitFor();
  product.clock.advance(day);
  expect(await answerByHttp(product.origin, link, order)).toMatchObject({ ending: null, remaining: 1 });
  await page.reload();
  await page.getByRole('heading', { name: ownQuestion }).waitFor();
  await page.getByText('Please don’t name anyone.').waitFor();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('An agenda the day before');
  await press(page, 'Next');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Survey finished' }).waitFor();
});

test('a manager, peers and an outsider on a phone give feedback', async () => {
  for (const rater of ['Maja Lead', 'Ann Cole', 'Sam Elm', 'Kim Ray'] as const) {
    await answerBothSessions(await linkOf(rater));
  }
  const link = /http\S+metrics\S+/.exec(
    (await product.mailbox.letterTo('cleo@elsewhere.example', /metrics/)).text ?? '',
  );
  const page = await visit(link?.[0] ?? '', { viewport: phone, hasTouch: true, isMobile: true });
  await page.getByText('This survey is about Ines').waitFor();
  await page.getByRole('button', { name: "Let's Get Started" }).tap();
  await page.getByRole('button', { name: /^Option A/ }).waitFor();
  await answerByTap(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  await answerBothSessions(link?.[0] ?? '');
});

test('the cycle is closed and released, and the participant sees the feedback by group', async () => {
  const page = await openAs(admin, '/surveys');
  await page.getByText(campaignName).click();
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Close now' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(campaignName);
  await press(page, 'Close permanently');
  await press(page, 'Release results');
  await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click();
  await reported(page, /Results were released on/);
  await product.runJobs();

  const ines = await product.signIn(who('Ines Target'));
  const { body } = await ines.get('/api/v2/scores/own');
  const groups = body.scores.map(({ subject, rater_group, raters }: Record<string, unknown>) => [
    subject,
    rater_group,
    raters,
  ]);
  expect(groups).toEqual(expect.arrayContaining([['self', null, null]]));
  expect(groups.filter(([subject]: unknown[]) => subject === 'raters')).toHaveLength(2);
  expect(complaints).toEqual([]);
});

const who = (name: Name): AUser => {
  const personByName = people.get(name);
  if (!personByName) throw new Error(`nobody is called ${name}`);
  return personByName;
};
const mailOf = (name: Name) => `${name.split(' ')[0]?.toLowerCase()}@harbor.example`;
const isoDay = (after: number) =>
  new Date(product.clock.now().getTime() + after * day).toISOString().slice(0, 10);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reported = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function linkOf(name: Name): Promise<string> {
  const letter = await product.mailbox.letterTo(mailOf(name), /metrics/);
  return /http\S+metrics\S+/.exec(letter.text ?? '')?.[0] ?? '';
}

/** Both sessions, today and tomorrow. */
async function answerBothSessions(link: string): Promise<void> {
  let last = await answerByHttp(product.origin, link, order);
  if ((last as { ending: string }).ending === 'doneForToday') {
    product.clock.advance(day);
    await answerByHttp(product.origin, link, order);
  }
  last = await skipQuestionsByHttp(product.origin, link);
  expect(last).toMatchObject({ remaining: 0 });
}

/** A custom question with a text answer. */
async function addSupplementalQuestion(user: AUser, text: string): Promise<void> {
  const client = await product.signIn(user);
  const form = { kind: 'text', text, low: '', high: '', points: null, options: [] };
  const { status } = await client.post('/api/v2/supplemental_questions/save', {
    form,
    campaign_kinds: ['survey'],
  });
  expect(status).toBe(200);
}

async function openAs(user: AUser, at: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, locale: 'en-GB' });
  contexts.push(context);
  await addSessionCookies(context, product.origin, await product.aSession(user));
  const opened = await openPage(context, complaints);
  await opened.page.goto(`${product.origin}${at}`);
  return opened.page;
}

async function visit(link: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, ...options });
  contexts.push(context);
  const { page } = await openPage(context, complaints);
  await page.goto(link);
  return page;
}

async function nominateRater(page: Page, person: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Person' }).fill(person);
  await page.getByRole('option', { name: person }).click();
  await press(page, 'Add rater');
  await reported(page, `${person} added.`);
}

async function approve(count: number): Promise<void> {
  const manager = await openAs(who('Maja Lead'), '/manage-raters');
  await manager.getByRole('checkbox', { name: 'Select all' }).check();
  await press(manager, count === 1 ? 'Approve selected' : `Approve ${count} selected`);
  await reported(manager, /The invitations? will be sent shortly/);
}

/** Everyone ranks the same metrics first, like people with a clear opinion; reversed statements are ranked the other way round. */
async function consistentOrder(): Promise<(question: Question) => string[]> {
  const rows = await product.database.owner.selectFrom('questions').select(['id', 'options']).execute();
  const weights = new Map<string, number>(
    rows.flatMap(({ id, options }) =>
      options.map(
        (one) =>
          [`${id} ${one.id}`, one.key * (metrics as readonly string[]).indexOf(one.metric ?? '')] as const,
      ),
    ),
  );
  return ({ question_id, options }) =>
    options
      .map(({ option_id }) => option_id)
      .sort((a, b) => (weights.get(`${question_id} ${b}`) ?? 0) - (weights.get(`${question_id} ${a}`) ?? 0));
}
