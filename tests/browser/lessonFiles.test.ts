import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnAccount } from '../support/builders.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, openChromium, openPage, phone } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';

let product: OpenProduct;
let browser: Browser;
let account: AnAccount;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  product = await openProduct();
  account = await product.anAccount({ name: 'Harbor & Pine' });
  browser = await openChromium();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await product?.close();
});

async function openAs(user: { readonly id: number }, viewport: typeof phone) {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  contexts.push(context);
  await addSessionCookies(context, product.origin, await product.aSession(user));
  return openPage(context);
}

const film = resolve('public/demo/listening.webm');
const handout = {
  name: 'Handout.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000)]),
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function addLesson(page: Page, title: string, kind: string, file: string | typeof handout) {
  await press(page, 'Add lesson');
  const dialog = page.getByRole('dialog', { name: 'New lesson' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  const input = dialog.locator('input[type="file"]');
  const hostile = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>') };
  if (kind === 'File') {
    await input.setInputFiles(hostile);
    await dialog.getByText('HTML and SVG files can contain scripts').waitFor();
    expect(await runAxe(page)).toEqual([]);
  }
  await input.setInputFiles(file);
  await dialog.getByRole('button', { name: 'Remove file' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Edit “${title}”` }).waitFor();
}

const video = (page: Page) => page.locator('video');
const positionOf = (page: Page) => video(page).evaluate((one) => (one as HTMLVideoElement).currentTime);

test('LEARN-20 an author uploads a video and a file; a learner plays one from where they stopped and downloads the other', async () => {
  const author = await product.aUser({ account, permissions: ['user', 'admin'], type: 3 });
  const laptopOfAuthor = await openAs(author, desktop);
  const client = await product.signIn(author);
  const draft = { title: 'Listening', summary: 'Ask, wait, say back.', minutes: 10 };
  const { id } = (await client.post('/api/v2/resources/courses', draft)).body;
  await laptopOfAuthor.page.goto(`${product.origin}/courses/update/${id}`);
  await addLesson(laptopOfAuthor.page, 'A film', 'Video', film);
  await addLesson(laptopOfAuthor.page, 'A handout', 'File', handout);
  await press(laptopOfAuthor.page, 'Publish');
  await laptopOfAuthor.page.getByRole('button', { name: 'Withdraw' }).waitFor();

  const learner = await product.aUser({ account, permissions: ['user'] });
  const laptop = await openAs(learner, desktop);
  await laptop.page.goto(`${product.origin}/learn/view/${id}`);
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

  const other = await openAs(learner, phone);
  await other.page.goto(`${product.origin}/learn/view/${id}`);
  await other.page.getByRole('heading', { name: 'A film' }).waitFor();
  await vi.waitFor(async () => expect(await positionOf(other.page)).toBe(3));
  await press(other.page, 'Next lesson');
  await other.page.getByText('Handout.pdf, 2.9 kB.').waitFor();
  expect(await other.page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
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
