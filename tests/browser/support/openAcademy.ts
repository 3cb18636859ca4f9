import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { addSessionCookies } from './addSessionCookies.ts';
import { desktop, openChromium, openPage, type phone } from './chromium.ts';
import { openProduct } from './openProduct.ts';

const records = '/api/v2/resources';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Whether a page can be scrolled sideways: the number of pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

/** Opens the product in Chromium, with a company that learns and an author of courses. */
export async function openAcademy() {
  const product = await openProduct();
  const account: AnAccount = await product.anAccount({ name: 'Harbor & Pine' });
  const writer = await product.aUser({ account, permissions: ['user', 'admin'], type: 3 });
  const author: Client = await product.signIn(writer);
  const browser: Browser = await openChromium();
  const contexts: BrowserContext[] = [];

  async function openAs(user: { readonly id: number } | null, viewport: typeof phone) {
    const context = await browser.newContext({ viewport, locale: 'en-GB' });
    contexts.push(context);
    if (user) await addSessionCookies(context, product.origin, await product.aSession(user));
    return openPage(context);
  }

  return {
    product,
    account,
    author,
    openAs,
    aLearner: (names: { readonly first_name?: string; readonly last_name?: string } = {}) =>
      product.aUser({ account, permissions: ['user'], ...names }),
    /** Creates a course without lessons, as a draft. */
    async aDraft(title: string, facts: object = {}): Promise<number> {
      const draft = { title, summary: 'Ask, wait, say back.', minutes: 10, ...facts };
      return (await author.post(`${records}/courses`, draft)).body.id;
    },
    /** Opens the editor of a course as its author. */
    async openEditor(courseId: number) {
      const opened = await openAs(writer, desktop);
      await opened.page.goto(`${product.origin}/courses/update/${courseId}`);
      return opened;
    },
    /** Opens a course as a learner. */
    async openCourse(courseId: number, user: { readonly id: number }, viewport: typeof phone) {
      const opened = await openAs(user, viewport);
      await opened.page.goto(`${product.origin}/learn/view/${courseId}`);
      return opened;
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      await product.close();
    },
  };
}

/** Adds a lesson with a file in the editor; `upload` chooses the file. */
export async function addFileLesson(
  page: Page,
  { title, kind }: { readonly title: string; readonly kind: string },
  upload: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await press(page, 'Add lesson');
  const dialog = page.getByRole('dialog', { name: 'New lesson' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  await upload(dialog);
  await dialog.getByRole('button', { name: 'Remove file' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Edit “${title}”` }).waitFor();
}

/** Publishes the course in the editor. */
export async function publish(page: Page): Promise<void> {
  await press(page, 'Publish');
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
}
