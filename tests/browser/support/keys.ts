import type { Page } from 'playwright-core';

const most = 80;

/** Presses Tab until the focus is on the control of this name, as a person without a mouse would look for it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to "${name}".`);
}

/** Waits until the focus is on the control of this name, without a key. */
export async function focusComesTo(page: Page, name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await focusedName(page)) === name) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`The focus is on "${await focusedName(page)}", not on "${name}".`);
}

/** By what a control is called: its own label, the label beside it, its words, or what stands in the empty field. */
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
