import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aPackage, aPackageOfParts } from '../server/learning/packages/testPackages.ts';
import type { AnAccount } from '../support/builders.ts';
import type { Client } from '../support/client.ts';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, openChromium, openPage, phone } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';

let product: OpenProduct;
let browser: Browser;
let account: AnAccount;
let author: Client;
let writer: { readonly id: number };
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  product = await openProduct();
  account = await product.anAccount({ name: 'Harbor & Pine' });
  writer = await product.aUser({ account, permissions: ['user', 'admin'], type: 3 });
  author = await product.signIn(writer);
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const contentOf = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

/** Content that uses the run-time calls of its version as the standard describes them. */
const contents = {
  '1.2': `<!doctype html><html lang="en"><title>Listening</title><p id="entry"></p><button id="save">Save</button><button id="finish">Finish</button>
<script>
  let w = window; while (!w.API && w.parent !== w) w = w.parent;
  const api = w.API;
  api.LMSInitialize('');
  const get = (name) => api.LMSGetValue('cmi.' + name);
  entry.textContent = [get('core.entry'), get('core.lesson_location'), get('suspend_data'), get('core.lesson_status')].join('|');
  save.onclick = () => {
    api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    api.LMSSetValue('cmi.core.lesson_location', 'page 3');
    api.LMSSetValue('cmi.suspend_data', 'answers=1,2');
    api.LMSCommit('');
  };
  finish.onclick = () => {
    api.LMSSetValue('cmi.core.score.raw', '90');
    api.LMSSetValue('cmi.core.lesson_status', 'passed');
    api.LMSSetValue('cmi.core.session_time', '0000:05:00');
    api.LMSFinish('');
  };
</script></html>`,
  '2004 4th Edition': `<!doctype html><html lang="en"><title>Listening</title><p id="entry"></p><button id="save">Save</button><button id="finish">Finish</button>
<script>
  let w = window; while (!w.API_1484_11 && w.parent !== w) w = w.parent;
  const api = w.API_1484_11;
  api.Initialize('');
  const get = (name) => api.GetValue('cmi.' + name);
  entry.textContent = [get('entry'), get('location'), get('suspend_data'), get('completion_status')].join('|');
  save.onclick = () => {
    api.SetValue('cmi.completion_status', 'incomplete');
    api.SetValue('cmi.location', 'page 3');
    api.SetValue('cmi.suspend_data', 'answers=1,2');
    api.Commit('');
  };
  finish.onclick = () => {
    api.SetValue('cmi.score.scaled', '0.9');
    api.SetValue('cmi.success_status', 'passed');
    api.SetValue('cmi.completion_status', 'completed');
    api.SetValue('cmi.session_time', 'PT5M');
    api.Terminate('');
  };
</script></html>`,
} as const;

async function uploadThroughEditor(title: string, buffer: Buffer): Promise<number> {
  const draft = { title, summary: 'Ask, wait, say back.', minutes: 10 };
  const { id } = (await author.post('/api/v2/resources/courses', draft)).body;
  const { page } = await openAs(writer, desktop);
  await page.goto(`${product.origin}/courses/update/${id}`);
  await press(page, 'Add lesson');
  const dialog = page.getByRole('dialog', { name: 'New lesson' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('An exercise');
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'SCORM package' }).click();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'package.zip', mimeType: 'application/zip', buffer });
  await dialog.getByRole('button', { name: 'Remove file' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit “An exercise”' }).waitFor();
  await press(page, 'Publish');
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  return id;
}

const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/commit_package') && response.status() === 200);

test.each(Object.entries(contents))(
  'SCORM-01 a package of version %s reports completion, score and data, and continues on another device',
  async (version, content) => {
    const courseId = await uploadThroughEditor(
      `Listening ${version}`,
      await aPackage({ version, page: content }),
    );
    const learner = await product.aUser({ account, permissions: ['user'] });
    const laptop = await openAs(learner, desktop);
    await laptop.page.goto(`${product.origin}/learn/view/${courseId}`);
    await press(laptop.page, 'Start course');
    await contentOf(laptop.page).getByText('ab-initio|||').waitFor();
    await Promise.all([
      saved(laptop.page),
      contentOf(laptop.page).getByRole('button', { name: 'Save' }).click(),
    ]);

    const other = await openAs(learner, phone);
    await other.page.goto(`${product.origin}/learn/view/${courseId}`);
    await contentOf(other.page).getByText('resume|page 3|answers=1,2|incomplete').waitFor();
    expect(await other.page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
    expect(await runAxe(other.page)).toEqual([]);
    await contentOf(other.page).getByRole('button', { name: 'Finish' }).click();
    await other.page.getByText('You’ve completed this course').waitFor();
    const client = await product.signIn(learner);
    const { body } = await client.post('/api/v2/my_learning/read_course', { course_id: courseId });
    expect(body.lessons[0]).toMatchObject({ state: 'completed', score: 90 });
    expect([laptop.complaints, other.complaints]).toEqual([[], []]);
  },
);

/** A part that shows what it stored and completes itself when it's left, as the standard permits. */
const partPage = `<!doctype html><html lang="en"><title>Part</title><p id="entry"></p><button id="save">Save</button>
<script>
  let w = window; while (!w.API && !w.API_1484_11 && w.parent !== w) w = w.parent;
  const [api, is12] = [w.API || w.API_1484_11, Boolean(w.API)];
  const call = (name, ...rest) => api[(is12 ? 'LMS' : '') + name](...rest);
  const status = is12 ? 'cmi.core.lesson_status' : 'cmi.completion_status';
  call('Initialize', '');
  entry.textContent = location.pathname.split('/').pop() + ': ' + call('GetValue', 'cmi.suspend_data');
  save.onclick = () => {
    call('SetValue', 'cmi.suspend_data', 'data of ' + location.pathname.split('/').pop());
    call('Commit', '');
  };
  addEventListener('pagehide', () => { call('SetValue', status, 'completed'); call(is12 ? 'Finish' : 'Terminate', ''); });
</script></html>`;

test.each(['1.2', '2004 4th Edition'])(
  'SCORM-05 a package of version %s with several parts keeps the data of each, and is completed with the last',
  async (version) => {
    const parts = [
      { id: 'a', title: 'Asking' },
      { id: 'b', title: 'To read', type: 'asset' },
    ] as const;
    const bytes = await aPackageOfParts(parts, { version, page: partPage });
    const courseId = await uploadThroughEditor(`Parts ${version}`, bytes);
    const learner = await product.aUser({ account, permissions: ['user'] });
    const { page, complaints } = await openAs(learner, phone);
    await page.goto(`${product.origin}/learn/view/${courseId}`);
    await press(page, 'Start course');
    const contents = page.getByRole('navigation', { name: /parts completed/ });
    const openPart = (name: string) => contents.getByRole('button', { name }).click();
    await contentOf(page).getByText('index.html: ').waitFor();
    await Promise.all([saved(page), contentOf(page).getByRole('button', { name: 'Save' }).click()]);
    await openPart('Asking');
    await contentOf(page).getByText('a.html: ').waitFor();
    await Promise.all([saved(page), contentOf(page).getByRole('button', { name: 'Save' }).click()]);
    await page.getByText('1 of 3 parts completed').waitFor();
    expect(await runAxe(page)).toEqual([]);
    await openPart('Listening');
    await contentOf(page).getByText('index.html: data of index.html').waitFor();
    await page.getByText('2 of 3 parts completed').waitFor();

    const other = await openAs(learner, desktop);
    await other.page.goto(`${product.origin}/learn/view/${courseId}`);
    await contentOf(other.page).getByText('index.html: data of index.html').waitFor();
    const elsewhere = other.page.getByRole('navigation', { name: /parts completed/ });
    await elsewhere.getByRole('button', { name: 'Asking' }).click();
    await contentOf(other.page).getByText('a.html: data of a.html').waitFor();
    await elsewhere.getByRole('button', { name: 'To read' }).click();
    await other.page.getByText('You’ve completed this course').waitFor();
    expect([complaints, other.complaints]).toEqual([[], []]);
  },
);

const thief = (app: string) => `<!doctype html><title>Thief</title><p id="out"></p><script>
  const results = {};
  const attempt = async (name, act) => {
    try { results[name] = String(await act()); } catch (error) { results[name] = 'refused'; }
  };
  (async () => {
    await attempt('cookie', () => document.cookie || 'empty');
    await attempt('player cookie', () => parent.document.cookie || 'empty');
    await attempt('page', () => top.document.body.innerText);
    await attempt('storage', () => top.localStorage.length);
    await attempt('call', async () => (await fetch('${app}/api/v2/session/get', { credentials: 'include' })).text());
    await attempt('own call', async () => (await fetch('/api/v2/session/get', { credentials: 'include' })).status);
    await attempt('elsewhere', async () => (await fetch('https://evil.example/')).status);
    await attempt('worker', async () => (await navigator.serviceWorker.register('style.css')).scope);
    await attempt('leave', () => { top.location = 'https://evil.example/'; return 'left'; });
    out.textContent = JSON.stringify(results);
  })();
</script>`;

test('SCORM-04 a package reads nothing of the session and of the page around it, and reaches no other origin', async () => {
  const courseId = await uploadThroughEditor('Thief', await aPackage({ page: thief(product.origin) }));
  const learner = await product.aUser({ account, permissions: ['user'] });
  const { page } = await openAs(learner, desktop);
  await page.goto(`${product.origin}/learn/view/${courseId}`);
  await press(page, 'Start course');
  const text = await vi.waitFor(
    async () => {
      const shown = await contentOf(page).locator('#out').textContent();
      expect(shown).toMatch(/^\{/);
      return shown ?? '';
    },
    { timeout: 20_000 },
  );
  expect(JSON.parse(text)).toEqual({
    ...{ cookie: 'empty', 'player cookie': 'empty', page: 'refused', storage: 'refused' },
    ...{ call: 'refused', 'own call': '404', elsewhere: 'refused', worker: 'refused', leave: 'refused' },
  });
  expect(page.url()).toContain(`/learn/view/${courseId}`);
});
