import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { desktop, phone } from './support/chromium.ts';
import { openAcademy, overflowOf, press } from './support/openAcademy.ts';
import { runAxe } from './support/runAxe.ts';

const records = '/api/v2/resources';
let academy: Awaited<ReturnType<typeof openAcademy>>;

beforeAll(async () => {
  academy = await openAcademy();
});
afterAll(() => academy?.close());

async function aCourse(title: string, lessons: readonly object[], facts: object = {}): Promise<number> {
  const { author } = academy;
  const id = await academy.aDraft(title, facts);
  let position = 1;
  for (const lesson of lessons) {
    const reply = await author.post(`${records}/lessons`, { course_id: id, position: position++, ...lesson });
    expect(reply.status, reply.text).toBe(201);
    if ('kind' in lesson && lesson.kind === 'quiz') await addQuestion(reply.body.id);
  }
  await author.post('/api/v2/learning/set_content_status', { of: 'courses', id, status: 'published' });
  return id;
}

const film = () => ({
  title: 'A film',
  kind: 'video',
  link: `${academy.product.origin}/demo/listening.webm`,
  captions: `${academy.product.origin}/demo/listening.vtt`,
});
const text = { title: 'A text', kind: 'text', body: 'Read <script>document.title = "Stolen"</script>.' };

const quiz = { title: 'Check yourself', kind: 'quiz' };

async function addQuestion(lesson_id: number): Promise<void> {
  const settings = { pass_mark: 80, max_attempts: 3, shuffle_questions: false, shuffle_options: true };
  const answers = [
    { text: 'Wait', is_correct: true, match: '' },
    { text: 'Talk', is_correct: false, match: '' },
  ];
  const questions = [{ kind: 'single', text: 'What helps?', explanation: 'A silence invites.', answers }];
  const draft = { lesson_id, version: 0, settings, questions };
  expect((await academy.author.post('/api/v2/learning/save_quiz', draft)).status).toBe(200);
}

/** Assigns a path with a course, and then a set of which any 1 of 3 courses is enough; returns the course with the film. */
async function assignPath(userId: number): Promise<number> {
  const { product, account, author } = academy;
  const introduction = await aCourse('Introduction', [text]);
  const course_ids = [
    await aCourse('Asking', [text]),
    await aCourse('Listening', [text, film(), quiz], { certificate: true }),
    await aCourse('Waiting', [text]),
  ];
  const draft = { title: 'Better conversations', summary: 'Choose one.', rule: 'in_order' };
  const path_id = (await author.post(`${records}/learning_paths`, draft)).body.id;
  for (const step of [{ course_id: introduction }, { course_ids, needed: 1 }]) {
    const added = await author.post(`${records}/path_steps`, { path_id, ...step });
    expect(added.status, added.text).toBe(201);
  }
  await author.post('/api/v2/learning/set_content_status', {
    ...{ of: 'learning_paths', id: path_id, status: 'published' },
  });
  const admin = await product.signIn(await product.aUser({ account, permissions: ['user', 'local_admin'] }));
  const campaign = await admin.post(`${records}/learning_campaigns`, {
    ...{ name: 'Autumn', content: 'path', path_id, audience: 'chosen', user_ids: [userId] },
    ...{ starts_on: '2026-01-01', due_kind: 'after_days', due_days: 14 },
  });
  const launch = { campaign_id: campaign.body.id, status: 'active' };
  expect((await admin.post('/api/v2/learning/set_campaign_status', launch)).body).toEqual({ people: 1 });
  return course_ids[1] ?? 0;
}

const video = (page: Page) => page.locator('video');
const stateOf = (page: Page) =>
  video(page).evaluate((film) => {
    const { currentTime, readyState } = film as HTMLVideoElement;
    return { currentTime, readyState };
  });
const waitForVideo = (page: Page, isReady: (state: Awaited<ReturnType<typeof stateOf>>) => boolean) =>
  vi.waitFor(async () => expect(isReady(await stateOf(page))).toBe(true), { timeout: 10_000 });
async function waitForSave(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/save_video')), act()]);
}

async function waitForTime(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/add_time')), act()]);
}

test('a learner takes any 1 of 3 courses of a path, continues its video on another device at the second, fails and passes its quiz, and a stranger verifies the certificate', async () => {
  const { product, openAs } = academy;
  const user = await academy.aLearner({ first_name: 'Noor', last_name: 'Haddad' });
  const courseId = await assignPath(user.id);
  const laptop = await openAs(user, desktop);
  const { page } = laptop;
  await page.goto(`${product.origin}/dashboard`);
  await page.getByText('Complete your assigned learning').waitFor();
  await page.getByRole('link', { name: 'Learning' }).first().click();
  await page.getByText('Complete 1 of these 3 courses.').waitFor();
  await page.getByText('Complete “Introduction” first').waitFor();
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start Introduction' }).click();
  await press(page, 'Start course');
  await press(page, 'Mark as done');
  await page.getByText('You’ve completed this course').waitFor();
  await page.getByRole('link', { name: 'My learning' }).click();

  await page.getByRole('link', { name: 'Start Listening' }).click();
  await page.waitForURL(`${product.origin}/learn/view/${courseId}`);
  await press(page, 'Start course');
  await page.getByText('Read <script>').waitFor();
  expect(await page.title()).not.toContain('Stolen');
  expect(await page.locator('header, nav[aria-label="Main"]').count()).toBe(0);
  await press(page, 'Mark as done');
  await page.getByRole('heading', { name: 'A film' }).waitFor();
  expect(await runAxe(page)).toEqual([]);
  await waitForVideo(page, ({ readyState }) => readyState > 0);
  await waitForSave(page, () =>
    video(page).evaluate((film) => {
      (film as HTMLVideoElement).currentTime = 3;
    }),
  );
  await press(page, 'Play');
  await waitForVideo(page, ({ currentTime }) => currentTime > 4.2);
  await waitForSave(page, () => press(page, 'Pause'));
  const stopped = (await stateOf(page)).currentTime;
  // No more time counts than has passed on the clock of the server.
  product.clock.set(new Date(product.clock.now().getTime() + 60_000));
  await waitForTime(page, () => page.getByRole('link', { name: 'My learning' }).click());

  const other = await academy.openCourse(courseId, user, phone);
  await other.page.getByRole('heading', { name: 'A film' }).waitFor();
  await other.page.getByText(/^Time spent: 1 min/).waitFor();
  await waitForVideo(other.page, ({ currentTime }) => currentTime > 0);
  expect(Math.floor((await stateOf(other.page)).currentTime)).toBe(Math.floor(stopped));
  expect(await overflowOf(other.page)).toBe(0);
  await other.page.getByRole('slider', { name: 'Position' }).focus();
  await other.page.keyboard.press('Home');
  await video(other.page).evaluate((film) => {
    (film as HTMLVideoElement).playbackRate = 8;
  });
  await press(other.page, 'Play');
  await other.page.getByText('2 of 3 lessons completed').waitFor();
  await press(other.page, 'Next lesson');

  await press(other.page, 'Start quiz');
  await other.page.getByRole('radio', { name: 'Talk' }).check();
  await press(other.page, 'Submit answers');
  await other.page.getByText('You scored 0%, not enough to pass').waitFor();
  expect(await other.page.getByText('You’ve completed this course').count()).toBe(0);
  await press(other.page, 'Try again');
  await other.page.getByRole('radio', { name: 'Wait' }).check();
  await press(other.page, 'Submit answers');
  await other.page.getByText('You passed with 100%').waitFor();
  await other.page.getByText('You’ve completed this course').waitFor();
  await other.page.getByRole('link', { name: 'My learning' }).click();
  await other.page.getByRole('tab', { name: 'Completed' }).click();
  await other.page.getByText('2 of 2 courses completed').waitFor();
  expect(await other.page.getByText('Not needed').count()).toBe(2);

  await other.page.goto(`${product.origin}/my-learning/certificates`);
  const link = other.page.getByRole('link', { name: 'Public page of “Listening”' });
  const address = await link.getAttribute('href');
  const stranger = await openAs(null, desktop);
  await stranger.page.goto(`${product.origin}${address}`);
  await stranger.page.getByText('This certificate is valid').waitFor();
  for (const words of ['Noor Haddad', 'Listening', 'Harbor & Pine'])
    await stranger.page.getByText(words, { exact: true }).waitFor();
  expect([laptop.complaints, other.complaints, stranger.complaints]).toEqual([[], [], []]);
});
