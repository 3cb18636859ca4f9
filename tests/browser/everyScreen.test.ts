import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from './support/axe.ts';
import { desktop, openPage, phone } from './support/chromium.ts';
import { checkDashboardFiles } from './support/dashboardFiles.ts';
import { figuresOfAnswers } from './support/figuresOfAnswers.ts';
import { overflowOfLongTexts } from './support/longTexts.ts';
import type { OpenProduct } from './support/openProduct.ts';
import {
  closeScreens,
  contextAs,
  filled,
  go,
  hasLook,
  openScreens,
  originOf,
  overflow,
  screens,
  settled,
  visitorOf,
  type Walk,
  walkOf,
} from './support/screenWalk.ts';

/** A large screen in light mode and a phone in dark mode cover both sizes and both modes. */
const looks = [
  { viewport: desktop, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
] as const;

let product: OpenProduct;
let ids: Readonly<Record<string, number>>;

beforeAll(async () => {
  ({ product, ids } = await openScreens());
}, 240_000);

afterAll(closeScreens);

describe('in light mode on a large screen and in dark mode on a phone', () => {
  const walks: Walk[] = [];
  afterAll(async () => {
    for (const { page } of walks) await page.context().close();
  });

  test.concurrent.each(screens)('$app $route.path is free of faults', async ({ app, route }) => {
    const walk = await walkOf(walks, app, visitorOf(app, route));
    const { page, complaints } = walk;
    await go(walk, `${originOf(app)}${filled(route)}`, route.leavesProgram);
    expect(await page.title()).toMatch(/^(.+ · )?Cairn$/);
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await hasLook(page, colorScheme);
      const look = `${colorScheme}, ${viewport.width} wide`;
      expect(await page.evaluate(overflow), look).toBeLessThanOrEqual(0);
      expect(await accessibilityFindings(page), look).toEqual([]);
    }
    expect(await overflowOfLongTexts(page), 'texts half as long again on a phone').toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    walk.isFree = true;
  });
});

test('P8 every number of the benchmark exported as CSV or XLSX matches plain SQL over the answers', async () => {
  const client = await product.signIn({ id: Number(ids.oneself) });
  const figures = await figuresOfAnswers(product, client);
  const { page } = await openPage(await contextAs('main', 'local-admin'));
  await page.goto(`${product.origin}/dashboard/benchmark`);
  await page.locator('h1').first().waitFor();
  await settled(page);
  await checkDashboardFiles(page, figures);
  await page.context().close();
});
