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

async function aCourse(title: string, lessons: readonly object[]): Promise<number> {
  const { author } = academy;
  const id = await academy.aDraft(title);
  let position = 1;
  for (const lesson of lessons) {
    const reply = await author.post(`${records}/lessons`, { course_id: id, position: position++, ...lesson });
    expect(reply.status, reply.text).toBe(201);
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

/** Assigns a path of which any 1 of 3 courses is enough; returns the course with the film. */
async function assignPath(userId: number): Promise<number> {
  const { product, account, author } = academy;
  const courses = [
    await aCourse('Asking', [text]),
    await aCourse('Listening', [text, film()]),
    await aCourse('Waiting', [text]),
  ];
  const draft = { title: 'Better conversations', summary: 'Choose one.', rule: 'at_least', needed: 1 };
  const path_id = (await author.post(`${records}/learning_paths`, draft)).body.id;
  for (const [index, course_id] of courses.entries()) {
    await author.post(`${records}/path_steps`, { path_id, course_id, position: index + 1 });
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
  return courses[1] ?? 0;
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

test('a learner takes one of three courses and continues its video on another device at the second', async () => {
  const { product, openAs } = academy;
  const user = await academy.aLearner();
  const courseId = await assignPath(user.id);
  const laptop = await openAs(user, desktop);
  const { page } = laptop;
  await page.goto(`${product.origin}/dashboard`);
  await page.getByText('Complete your assigned learning').waitFor();
  await page.getByRole('link', { name: 'Learning' }).first().click();
  await page.getByText('Complete 1 of these 3 courses.').waitFor();
  expect(await runAxe(page)).toEqual([]);
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

  const other = await academy.openCourse(courseId, user, phone);
  await other.page.getByRole('heading', { name: 'A film' }).waitFor();
  await waitForVideo(other.page, ({ currentTime }) => currentTime > 0);
  expect(Math.floor((await stateOf(other.page)).currentTime)).toBe(Math.floor(stopped));
  expect(await overflowOf(other.page)).toBe(0);
  await other.page.getByRole('slider', { name: 'Position' }).focus();
  await other.page.keyboard.press('Home');
  await video(other.page).evaluate((film) => {
    (film as HTMLVideoElement).playbackRate = 8;
  });
  await press(other.page, 'Play');
  await other.page.getByText('You’ve completed this course').waitFor();
  await other.page.getByRole('link', { name: 'My learning' }).click();
  await other.page.getByRole('tab', { name: 'Completed' }).click();
  await other.page.getByText('1 of 1 course completed').waitFor();
  expect([laptop.complaints, other.complaints]).toEqual([[], []]);
});
