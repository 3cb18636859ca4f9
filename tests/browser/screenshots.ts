// Takes pictures of the screens of the demo, in three sizes, light and dark. `npm run build && npm run screenshots [word ...]` takes those
// whose path contains one of the words, or all of them, and prints what is wider than its window. They are written to `screenshots`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { teardown as removeDemo } from './support/removeDemo.ts';
import {
  closeScreens,
  fillPathParameters,
  openContextAs,
  openScreens,
  originOfApp,
  overflowScript,
  screens,
  visitorNameFor,
  waitForColorScheme,
  waitUntilLoaded,
} from './support/screenVisitors.ts';

interface Shot {
  readonly app: 'main' | 'hr';
  /** The part of the email address of a demo user before the `@`, or nobody. */
  readonly who: string;
  readonly path: string;
  /** The path without the ids of the demo. */
  readonly name: string;
}

const folder = 'screenshots';
const sizes = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
const colorSchemes = ['light', 'dark'] as const;

const { ids } = await openScreens();
try {
  mkdirSync(folder, { recursive: true });
  const words = process.argv.slice(2);
  const isChosen = ({ path }: Shot) => words.length === 0 || words.some((word) => path.includes(word));
  for (const shot of listShots().filter(isChosen)) await takeShots(shot);
} finally {
  await closeScreens();
  removeDemo();
}

/** Every screen of the route tables, and pages of the other programs. */
function listShots(): readonly Shot[] {
  const ofRoutes = screens.map(({ app, route }) => ({
    app,
    who: visitorNameFor(app, route),
    path: fillPathParameters(route),
    name: route.path,
  }));
  const others = [
    ['nobody', '/code'],
    ['nobody', '/kiosk'],
    ['nobody', '/login/lumen'],
    ['lumen-admin', '/account-settings/branding'],
    ['lumen-admin', '/metrics/m'],
    ['new-admin', '/dashboard'],
    ['user', '/actions'],
  ].map(([who = '', path = '']) => ({ app: 'main' as const, who, path, name: `${path}-${who}` }));
  const preview = { app: 'main', who: 'local-admin', path: `/metrics/preview/${ids.drafts}` } as const;
  return [...ofRoutes, ...others, { ...preview, name: '/metrics/preview' }];
}

async function takeShots({ app, who, path, name }: Shot): Promise<void> {
  const context = await openContextAs(app, who);
  const page = await context.newPage();
  await page.goto(`${originOfApp(app)}${path}`);
  await page.locator('h1').first().waitFor();
  await waitUntilLoaded(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await waitForColorScheme(page, colorScheme);
      await takeShot(page, `${app}${name.replace(/[^\w-]+/g, '_')}-${size.width}-${colorScheme}`);
    }
  }
  await context.close();
}

async function takeShot(page: Page, name: string): Promise<void> {
  const overflow = Number(await page.evaluate(overflowScript));
  if (overflow > 0) process.stdout.write(`${name}: ${overflow} px wider than its window\n`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
