import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDashboardExports } from './support/checkDashboardExports.ts';
import { desktop, openPage, phone } from './support/chromium.ts';
import { expectedExportsOf } from './support/expectedExports.ts';
import { measureLongTextOverflow } from './support/measureLongTextOverflow.ts';
import type { OpenProduct } from './support/openProduct.ts';
import { runAxe } from './support/runAxe.ts';
import {
  closeScreens,
  fillPathParameters,
  openContextAs,
  openScreen,
  openScreens,
  openVisitor,
  originOfApp,
  overflowScript,
  type ScreenVisitor,
  screens,
  scrollHeightScript,
  visitorNameFor,
  waitForColorScheme,
  waitUntilLoaded,
} from './support/screenVisitors.ts';

/** A large screen in light mode and a phone in dark mode, which together cover both sizes and both modes. */
const screenModes = [
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
  const walks: ScreenVisitor[] = [];
  afterAll(async () => {
    for (const { page } of walks) await page.context().close();
  });

  test.concurrent.each(screens)('PAGE-01 $app $route.path is free of faults', async ({ app, route }) => {
    const screenVisitor = await openVisitor(walks, app, visitorNameFor(app, route));
    const { page, complaints } = screenVisitor;
    await openScreen(screenVisitor, `${originOfApp(app)}${fillPathParameters(route)}`, route.leavesProgram);
    expect(await page.title()).toMatch(/^(.+ · )?Cairn$/);
    for (const { viewport, colorScheme } of screenModes) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await waitForColorScheme(page, colorScheme);
      const modeName = `${colorScheme}, ${viewport.width} wide`;
      expect(await page.evaluate(overflowScript), modeName).toBeLessThanOrEqual(0);
      expect([1, 2, 3], `pixels by which the page scrolls, ${modeName}`).not.toContain(
        await page.evaluate(scrollHeightScript),
      );
      expect(await runAxe(page), modeName).toEqual([]);
    }
    expect(await measureLongTextOverflow(page), 'texts half as long again on a phone').toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    screenVisitor.isFree = true;
  });
});

test('P8 every number of the benchmark exported as CSV or XLSX matches plain SQL over the answers', async () => {
  const client = await product.signIn({ id: Number(ids.oneself) });
  const figures = await expectedExportsOf(product, client);
  const { page } = await openPage(await openContextAs('main', 'local-admin'));
  await page.goto(`${product.origin}/dashboard/benchmark`);
  await page.locator('h1').first().waitFor();
  await waitUntilLoaded(page);
  await checkDashboardExports(page, figures);
  await page.context().close();
});
