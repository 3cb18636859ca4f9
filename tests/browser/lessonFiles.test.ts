import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { desktop, phone } from './support/chromium.ts';
import { addFileLesson, openAcademy, overflowOf, press, publish } from './support/openAcademy.ts';
import { runAxe } from './support/runAxe.ts';

let academy: Awaited<ReturnType<typeof openAcademy>>;

beforeAll(async () => {
  academy = await openAcademy();
});
afterAll(() => academy?.close());

const film = resolve('public/demo/listening.webm');
const handout = {
  name: 'Handout.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000)]),
};
const hostile = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>') };

const video = (page: Page) => page.locator('video');
const positionOf = (page: Page) => video(page).evaluate((one) => (one as HTMLVideoElement).currentTime);

test('LEARN-20 an author uploads a video and a file; a learner plays one from where they stopped and downloads the other', async () => {
  const id = await academy.aDraft('Listening');
  const laptopOfAuthor = await academy.openEditor(id);
  await addFileLesson(laptopOfAuthor.page, { title: 'A film', kind: 'Video' }, (dialog) =>
    dialog.locator('input[type="file"]').setInputFiles(film),
  );
  await addFileLesson(laptopOfAuthor.page, { title: 'A handout', kind: 'File' }, async (dialog) => {
    const input = dialog.locator('input[type="file"]');
    await input.setInputFiles(hostile);
    await dialog.getByText('HTML and SVG files can contain scripts').waitFor();
    expect(await runAxe(laptopOfAuthor.page)).toEqual([]);
    await input.setInputFiles(handout);
  });
  await publish(laptopOfAuthor.page);

  const learner = await academy.aLearner();
  const laptop = await academy.openCourse(id, learner, desktop);
  await press(laptop.page, 'Start course');
  await laptop.page.getByRole('heading', { name: 'A film' }).waitFor();
  await vi.waitFor(async () =>
    expect(await video(laptop.page).evaluate((one) => (one as HTMLVideoElement).readyState)).toBeGreaterThan(
      0,
    ),
  );
  await Promise.all([
    laptop.page.waitForResponse((response) => response.url().endsWith('/save_video')),
    video(laptop.page).evaluate((one) => {
      (one as HTMLVideoElement).currentTime = 3;
    }),
  ]);

  const other = await academy.openCourse(id, learner, phone);
  await other.page.getByRole('heading', { name: 'A film' }).waitFor();
  await vi.waitFor(async () => expect(await positionOf(other.page)).toBe(3));
  await press(other.page, 'Next lesson');
  await other.page.getByText('Handout.pdf, 2.9 kB.').waitFor();
  expect(await overflowOf(other.page)).toBe(0);
  expect(await runAxe(other.page)).toEqual([]);
  const [download] = await Promise.all([
    other.page.waitForEvent('download'),
    other.page.getByRole('link', { name: 'Download file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Handout.pdf');
  await press(other.page, 'Mark as done');
  expect([laptopOfAuthor.complaints, laptop.complaints, other.complaints]).toEqual([
    [expect.stringContaining('415')],
    [],
    [],
  ]);
});
