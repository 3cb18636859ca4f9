import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, phone } from './support/chromium.ts';
import { delayResponses, readLayoutShifts, recordLayoutShifts } from './support/layoutShifts.ts';
import {
  closeScreens,
  fillPathParameters,
  openContextAs,
  openScreens,
  originOfApp,
  screens,
  visitorNameFor,
  waitUntilLoaded,
} from './support/screenVisitors.ts';

/** The limit of the layout shift while a screen loads. */
const maxShift = 0.02;
/** Most of the time is spent waiting for late responses. */
const openPages = 6;

beforeAll(async () => {
  await openScreens();
}, 240_000);
afterAll(closeScreens);

test.each([
  ['phone', phone],
  ['large screen', desktop],
])(
  'no screen moves its content while it loads, on a %s',
  async (_, viewport) => {
    const moving: string[] = [];
    const queue = [...screens];

    async function openNextScreens(): Promise<void> {
      const pages = new Map<string, Page>();
      for (let screen = queue.shift(); screen; screen = queue.shift()) {
        const { app, route } = screen;
        const visitor = visitorNameFor(app, route);
        const page = pages.get(`${app} ${visitor}`) ?? (await openPage(app, visitor));
        pages.set(`${app} ${visitor}`, page);
        await page.goto(`${originOfApp(app)}${fillPathParameters(route)}`);
        await page.locator('h1').first().waitFor();
        await waitUntilLoaded(page);
        const { shift, moved } = await readLayoutShifts(page);
        if (shift < maxShift) continue;
        moving.push(`${app} ${route.path}: ${shift.toFixed(3)}\n  ${moved.join('\n  ')}`);
      }
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    }

    async function openPage(app: 'main' | 'hr', visitor: string): Promise<Page> {
      const page = await (await openContextAs(app, visitor)).newPage();
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page);
      await delayResponses(page);
      return page;
    }

    await Promise.all(Array.from({ length: openPages }, openNextScreens));
    expect(moving).toEqual([]);
  },
  300_000,
);
