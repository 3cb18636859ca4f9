import type { Page } from 'playwright-core';

const most = 80;

/** Presses Tab until the control with this name has the focus. */
export async function focusByTab(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to "${name}".`);
}

/** Waits until the control with this name has the focus, without pressing a key. */
export async function waitForFocus(page: Page, name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await focusedName(page)) === name) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`The focus is on "${await focusedName(page)}", not on "${name}".`);
}

/** The name of a control: its own label, the associated label, its text, or its placeholder. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const named = (labels[0] ?? focused)?.cloneNode(true) as Element | undefined;
    for (const hidden of named?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
    const words = focused?.getAttribute('aria-label') ?? named?.textContent ?? '';
    return words.trim() || (focused?.getAttribute('placeholder') ?? '');
  });
}
