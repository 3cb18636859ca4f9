import { desktop, phone } from '../tests/browser/support/chromium.ts';
import {
  delayResponses,
  readLayoutShifts,
  recordLayoutShifts,
} from '../tests/browser/support/layoutShifts.ts';
import {
  closeScreens,
  fillPathParameters,
  openContextAs,
  openScreens,
  originOfApp,
  screens,
  visitorNameFor,
  waitUntilLoaded,
} from '../tests/browser/support/screenVisitors.ts';

const measured = [
  { name: 'dashboard', path: '/dashboard' },
  { name: "a respondent's first page", path: '/metrics/m' },
  { name: 'manage raters', path: '/manage-raters' },
];

/** Measures how far screens of the demo shift while they load; needs a build of the application in `dist`. */
export async function measureLayoutShifts(): Promise<{ name: string; shift: number }[]> {
  await openScreens();
  try {
    const shifts: { name: string; shift: number }[] = [];
    for (const { name, path } of measured) {
      shifts.push({ name, shift: Math.max(await visit(path, phone), await visit(path, desktop)) });
    }
    return shifts;
  } finally {
    await closeScreens();
  }
}

async function visit(path: string, viewport: typeof phone): Promise<number> {
  const screen = screens.find(({ app, route }) => app === 'main' && route.path === path);
  if (!screen) throw new RangeError(`${path} is not a screen.`);
  const { app, route } = screen;
  const context = await openContextAs(app, visitorNameFor(app, route));
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await recordLayoutShifts(page);
  await delayResponses(page);
  await page.goto(`${originOfApp(app)}${fillPathParameters(route)}`);
  await page.locator('h1').first().waitFor();
  await waitUntilLoaded(page);
  const { shift } = await readLayoutShifts(page);
  await context.close();
  return shift;
}
