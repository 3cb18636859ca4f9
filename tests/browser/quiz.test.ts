import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, phone } from './support/chromium.ts';
import { openAcademy, overflowOf, press } from './support/openAcademy.ts';
import { runAxe } from './support/runAxe.ts';

const records = '/api/v2/resources';
let academy: Awaited<ReturnType<typeof openAcademy>>;

beforeAll(async () => {
  academy = await openAcademy();
});
afterAll(() => academy?.close());

const answer = (text: string, is_correct = false, match = '') => ({ text, is_correct, match });
const questions = [
  {
    kind: 'single',
    text: 'What helps?',
    explanation: 'A silence invites.',
    answers: [answer('Wait', true), answer('Talk')],
  },
  {
    kind: 'order',
    text: 'Bring these into order.',
    explanation: '',
    answers: [answer('One'), answer('Two'), answer('Three')],
  },
  {
    kind: 'match',
    text: 'What belongs together?',
    explanation: '',
    answers: [answer('Sun', false, 'Day'), answer('Moon', false, 'Night')],
  },
  { kind: 'short', text: 'Which city?', explanation: '', answers: [answer('Łódź')] },
];

async function aCourseWithQuiz(): Promise<number> {
  const { author } = academy;
  const draft = { title: 'Fair hiring', summary: 'S', minutes: 10, certificate: true };
  const course = (await author.post(`${records}/courses`, draft)).body.id;
  const lesson = { course_id: course, title: 'Check yourself', kind: 'quiz' };
  const lesson_id = (await author.post(`${records}/lessons`, lesson)).body.id;
  const settings = { pass_mark: 80, max_attempts: 3, shuffle_questions: false, shuffle_options: true };
  const saved = await author.post('/api/v2/learning/save_quiz', {
    lesson_id,
    version: 0,
    settings,
    questions,
  });
  expect(saved.status, saved.text).toBe(200);
  await author.post('/api/v2/learning/set_content_status', {
    ...{ of: 'courses', id: course, status: 'published' },
  });
  return course;
}

/** Moves the items up by keyboard until they are in order. */
async function order(page: Page, items: readonly string[]): Promise<void> {
  const rows = page.getByRole('list', { name: 'Bring these into order.' }).getByRole('listitem');
  for (const [place, item] of items.entries()) {
    for (;;) {
      const shown = await rows.allInnerTexts();
      if (shown.findIndex((row) => row.includes(item)) <= place) break;
      await page.getByRole('button', { name: `Move “${item}” up` }).press('Enter');
    }
  }
}

async function choose(page: Page, item: string, match: string): Promise<void> {
  await page.getByRole('combobox', { name: item }).click();
  await page.getByRole('option', { name: match }).click();
}

test('a learner fails and passes a quiz on a phone, and a stranger verifies the certificate', async () => {
  const { product, account, openAs } = academy;
  const user = await product.aUser({ account, first_name: 'Noor', last_name: 'Haddad' });
  const course = await aCourseWithQuiz();
  const mobile = await academy.openCourse(course, user, phone);
  const { page } = mobile;
  await press(page, 'Start course');
  await press(page, 'Start quiz');
  await page.getByRole('radio', { name: 'Talk' }).check();
  await page.reload();
  await page.getByRole('radio', { name: 'Talk', checked: true }).waitFor();
  expect([await overflowOf(page), await runAxe(page)]).toEqual([0, []]);
  expect(await page.content()).not.toContain('Łódź');
  await press(page, 'Submit answers');
  await page.getByText('3 questions aren’t answered').waitFor();
  await press(page, 'Submit anyway');
  await page.getByText('You scored 0%, not enough to pass').waitFor();
  await page.getByText('A silence invites.').waitFor();
  expect(await page.content()).not.toContain('Łódź');
  expect([await overflowOf(page), await runAxe(page)]).toEqual([0, []]);

  await press(page, 'Try again');
  await page.getByRole('radio', { name: 'Wait' }).check();
  await order(page, ['One', 'Two', 'Three']);
  await choose(page, 'Sun', 'Day');
  await choose(page, 'Moon', 'Night');
  await page.getByRole('textbox', { name: 'Your answer' }).fill(' lodz ');
  await page.getByText('4 of 4 questions answered').waitFor();
  await press(page, 'Submit answers');
  await page.getByText('You passed with 100%').waitFor();
  await page.getByText('You’ve completed this course').waitFor();

  await page.goto(`${product.origin}/my-learning/certificates`);
  const link = page.getByRole('link', { name: 'Public page of “Fair hiring”' });
  const address = await link.getAttribute('href');
  expect([await overflowOf(page), await runAxe(page)]).toEqual([0, []]);

  const stranger = await openAs(null, desktop);
  await stranger.page.goto(`${product.origin}${address}`);
  await stranger.page.getByText('This certificate is valid').waitFor();
  for (const text of ['Noor Haddad', 'Fair hiring', 'Harbor & Pine'])
    await stranger.page.getByText(text, { exact: true }).waitFor();
  expect(await runAxe(stranger.page)).toEqual([]);
  await stranger.page.goto(`${product.origin}/certificates/AAAAAAAAAAAAAAAAAAAAAA`);
  await stranger.page.getByText('Certificate not found').waitFor();
  expect(mobile.complaints).toEqual([]);
});

test('an author writes a question in the browser', async () => {
  const { page, complaints } = await academy.openEditor(await aCourseWithQuiz());
  await page.getByRole('link', { name: 'Edit questions of “Check yourself”' }).click();
  await press(page, 'Add question');
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Question' }).fill('Which is open?');
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('Why?');
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('Did you?');
  await page.getByRole('radio', { name: 'Answer 1 is correct' }).check();
  await press(page, 'Apply');
  await page.getByRole('link', { name: 'Course' }).first().click();
  await page.getByText('Your changes to this quiz will be lost.').waitFor();
  await press(page, 'Cancel');
  await press(page, 'Save quiz');
  await page.getByText('Quiz saved').waitFor();
  await page.setViewportSize(phone);
  expect([await overflowOf(page), await runAxe(page)]).toEqual([0, []]);
  expect(complaints).toEqual([]);
});
