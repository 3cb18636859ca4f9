import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from './support/chromium.ts';
import { openSurveyCompany, type SurveyCompany } from './support/surveyCompany.ts';
import { answerQuestion, readHeading, startSurvey } from './support/surveyPage.ts';

let testCompany: SurveyCompany;

beforeAll(async () => {
  testCompany = await openSurveyCompany();
});
afterEach(() => testCompany?.closePages());
afterAll(() => testCompany?.close());

/** A browser whose storage throws on access, as with blocked cookies of third parties, or is missing. */
async function blockStorage(context: BrowserContext, kind: 'throws' | 'missing'): Promise<void> {
  await context.addInitScript((how) => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          if (how === 'missing') return null;
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, kind);
}

describe('ADMIN-24 a browser whose storage', () => {
  test.each(['throws', 'missing'] as const)(
    '%s signs in, opens home and a list, and answers a question',
    async (kind) => {
      const { product } = testCompany;
      const account = await product.anAccount();
      const password = 'a password for the blocked browser';
      const user = await product.aUser({ account, password, permissions: ['user', 'local_admin'] });
      const { page, complaints, context } = await testCompany.openPage('about:blank');
      await blockStorage(context, kind);
      await signIn(page, product.origin, user.email, password);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto(`${product.origin}/users`);
      await page.getByRole('cell', { name: user.email, exact: true }).waitFor();

      const { link } = await (await testCompany.addCampaign(6)).nextRespondent();
      await page.goto(link);
      await startSurvey(page);
      const first = await readHeading(page);
      await answerQuestion(page);
      expect(await readHeading(page)).not.toBe(first);
      expect(complaints).toEqual([]);
    },
  );
});
