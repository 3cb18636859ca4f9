import type { Page } from 'playwright-core';
import { optionButton } from './surveyPage.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element in the page. */
export async function middleOf(target: ReturnType<Page['locator']>): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the options have reached their final positions, because they are animated. */
const atRest = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/** Drags an option to a position in the list with the mouse. */
export async function dragByMouse(page: Page, letter: string, index: number): Promise<void> {
  await atRest(page);
  const from = await middleOf(optionButton(page, letter));
  const to = await middleOf(page.locator('[data-option]').nth(index));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: new RegExp(`^Option ${letter}, rank ${index + 1} of 4`) }).waitFor();
}

/** Real touches through the browser protocol; synthetic pointer events would bypass `touch-action`. */
export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 8 }]);
  }
  await touch('touchEnd', []);
}
