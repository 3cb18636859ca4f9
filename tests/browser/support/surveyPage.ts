import type { Locator, Page } from 'playwright-core';

export const option = (page: Page, letter: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Option ${letter},`) });

export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });

export const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await option(page, 'A').waitFor();
};

/** Ranks the options in the given order of their letters. */
export async function rank(page: Page, letters = 'ABCD'): Promise<void> {
  for (const letter of letters) await option(page, letter).click();
}

/** Ranks, continues, and waits until the page has another heading. */
export async function answer(page: Page, letters = 'ABCD'): Promise<void> {
  const before = await headingOf(page);
  await rank(page, letters);
  await nextButton(page).click();
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before);
}

export const headingOf = (page: Page): Promise<string | null> => page.locator('h1').textContent();

/** The ids of the options from top to bottom. */
export const orderOnScreen = (page: Page): Promise<string[]> =>
  page
    .locator('[data-option]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-option') ?? ''));

/** Waits until the page shows the progress. */
export const progressIs = (page: Page, answered: number, total: number): Promise<void> =>
  page
    .locator(`[role="progressbar"][aria-valuetext="${answered} of ${total} answered"]`)
    .waitFor({ state: 'attached' });
