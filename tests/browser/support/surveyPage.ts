import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const optionButton = (page: Page, letter: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Option ${letter},`) });

export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });

export const startSurvey = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await optionButton(page, 'A').waitFor();
};

/** Ranks the options in the given order of their letters. The last of four takes its rank by itself. */
export async function rankOptions(page: Page, letters = 'ABCD'): Promise<void> {
  for (const letter of letters.slice(0, 3)) await optionButton(page, letter).click();
}

/** Ranks, continues, and waits until the page has another heading. */
export async function answerQuestion(page: Page, letters = 'ABCD'): Promise<void> {
  const before = await readHeading(page);
  await rankOptions(page, letters);
  await nextButton(page).click();
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before);
}

export const readHeading = (page: Page): Promise<string | null> => page.locator('h1').textContent();

/** The ids of the options from top to bottom. */
export const readOptionOrder = (page: Page): Promise<string[]> =>
  page
    .locator('[data-option]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-option') ?? ''));

/** Waits until the options have moved into this order. */
export const waitForOptionOrder = (page: Page, order: readonly (string | undefined)[]): Promise<void> =>
  expect.poll(() => readOptionOrder(page)).toEqual(order);

/** Waits until the page shows the progress. */
export const waitForProgress = (page: Page, answered: number, total: number): Promise<void> =>
  page
    .locator(`[role="progressbar"][aria-valuetext="${answered} of ${total} answered"]`)
    .waitFor({ state: 'attached' });
