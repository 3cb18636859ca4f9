import type { Page } from 'playwright-core';
import { addSessionCookies } from '../tests/browser/support/addSessionCookies.ts';
import { desktop, openChromium } from '../tests/browser/support/chromium.ts';
import {
  addBenchAccount,
  addSession,
  addUsers,
  createBenchDatabase,
  openBenchDatabase,
} from './benchDatabase.ts';
import { formatNumber, type Measurement } from './measurement.ts';
import { searchedPeople } from './search.ts';
import { withServer } from './withServer.ts';

const openedPeople = 25;

interface PaletteJourney {
  /** The keys pressed besides those of the address, the most of all people. */
  readonly keys: number;
  /** From the last key of the address until the person is the selected result, the slowest. */
  readonly ms: number;
}

/** Runs after the section that builds the application. */
export async function* measurePalette(): AsyncIterable<Measurement> {
  const { keys, ms } = await openPeople();
  const what = `Ctrl+K to ${openedPeople} of ${formatNumber(searchedPeople)} people`;
  const on = 'Chromium';
  yield {
    what: `${what}: keys besides the address`,
    on,
    value: String(keys),
    floor: '2',
    ratio: keys / 2,
    isWithinLimit: keys <= 2,
  };
  yield {
    what: `${what}: from the last key to the result, slowest`,
    on,
    value: `${formatNumber(ms)} ms`,
    floor: '1,000 ms',
    ratio: ms / 1_000,
    isWithinLimit: ms <= 1_000,
  };
}

/**
 * Opens people of a large account from any page with Ctrl+K and the keyboard alone. Needs a build of the
 * application in `dist`.
 */
async function openPeople(): Promise<PaletteJourney> {
  const browser = await openChromium();
  const benchDatabase = await createBenchDatabase('pglite');
  try {
    const database = await openBenchDatabase(benchDatabase);
    const { accountId, adminId } = await addBenchAccount(database);
    await addUsers(database, accountId, searchedPeople);
    const token = await addSession(database, adminId);
    await database.close();
    return await withServer('app', benchDatabase, async (origin) => {
      const context = await browser.newContext({ viewport: desktop });
      await addSessionCookies(context, origin, token);
      const page = await context.newPage();
      await page.goto(`${origin}/dashboard`);
      await page.locator('h1').first().waitFor();
      const journeys: PaletteJourney[] = [];
      for (let at = 0; at < openedPeople; at += 1) {
        const person = Math.floor(((at + 0.5) * searchedPeople) / openedPeople);
        journeys.push(await openPerson(page, `person${person}@bench.example`));
      }
      return {
        keys: Math.max(...journeys.map(({ keys }) => keys)),
        ms: Math.max(...journeys.map(({ ms }) => ms)),
      };
    });
  } finally {
    await browser.close();
    await benchDatabase.remove();
  }
}

async function openPerson(page: Page, address: string): Promise<PaletteJourney> {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.type(address);
  const typedAt = performance.now();
  await page.locator('[role=option][aria-selected=true]').filter({ hasText: address }).waitFor();
  const ms = performance.now() - typedAt;
  await press('Enter');
  // The address of the page has the same form as that of the person before.
  await page.waitForFunction(
    (email) =>
      [...document.querySelectorAll('main input')].some((input) => input.getAttribute('value') === email),
    address,
  );
  return { keys, ms };
}
