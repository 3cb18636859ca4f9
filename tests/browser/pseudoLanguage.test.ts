import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  closeScreens,
  fillPathParameters,
  openScreen,
  openScreens,
  openVisitor,
  originOfApp,
  type ScreenVisitor,
  screens,
  visitorNameFor,
} from './support/screenVisitors.ts';
import { findUntranslatedTexts, readKnownTexts } from './support/untranslatedTexts.ts';

const siteFolder = mkdtempSync(join(tmpdir(), 'cairn-pseudo-'));
/** Whether the page has components of the app, but not their styles. The sign-in pages have none. */
const lacksComponentStyles =
  "document.querySelector('[class*=Mui]') !== null && ![...document.styleSheets].some(({ ownerNode, cssRules }) => ownerNode?.dataset?.emotion && cssRules.length > 0)";
let known: Awaited<ReturnType<typeof readKnownTexts>>;

beforeAll(async () => {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'test', '--logLevel', 'warn'];
  spawnSync(process.execPath, [...vite, '--outDir', siteFolder, '--emptyOutDir'], {
    stdio: 'inherit',
    // In another environment than production, Emotion writes text into style elements, which the content policy refuses.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { product } = await openScreens(siteFolder);
  known = await readKnownTexts(product);
}, 240_000);

afterAll(async () => {
  await closeScreens();
  rmSync(siteFolder, { recursive: true, force: true });
});

test('a production build contains no accented English', () => {
  const folder = join(process.env.SITE_FOLDER ?? 'dist', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('en-XA'))).toEqual([]);
});

test('every screen in accented English shows only translated texts and clips none', async () => {
  const walks: ScreenVisitor[] = [];
  const findings: string[] = [];
  const queue = [...screens];
  const walkOn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { app, route } = next;
      const screenVisitor = await openVisitor(walks, app, visitorNameFor(app, route), 'en-XA');
      await openScreen(screenVisitor, `${originOfApp(app)}${fillPathParameters(route)}`, route.leavesProgram);
      if (await screenVisitor.page.evaluate(lacksComponentStyles))
        findings.push(`${app} ${route.path}: no styles, so that no text could be clipped`);
      const untranslated = await findUntranslatedTexts(screenVisitor.page, known);
      findings.push(...untranslated.map((text) => `${app} ${route.path}: ${text}`));
      screenVisitor.isFree = true;
    }
  };
  await Promise.all([walkOn(), walkOn()]);
  for (const { page } of walks) await page.context().close();
  expect(findings).toEqual([]);
}, 300_000);
