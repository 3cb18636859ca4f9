import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignTexts, knownTexts } from './support/foreignTexts.ts';
import {
  closeScreens,
  filled,
  go,
  openScreens,
  originOf,
  screens,
  visitorOf,
  type Walk,
  walkOf,
} from './support/screenWalk.ts';

const siteFolder = mkdtempSync(join(tmpdir(), 'cairn-pseudo-'));
let known: Awaited<ReturnType<typeof knownTexts>>;

beforeAll(async () => {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'test', '--logLevel', 'warn'];
  spawnSync(process.execPath, [...vite, '--outDir', siteFolder, '--emptyOutDir'], { stdio: 'inherit' });
  const { product } = await openScreens(siteFolder);
  known = await knownTexts(product);
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
  const walks: Walk[] = [];
  const findings: string[] = [];
  const queue = [...screens];
  const walkOn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { app, route } = next;
      const walk = await walkOf(walks, app, visitorOf(app, route), 'en-XA');
      await go(walk, `${originOf(app)}${filled(route)}`, route.leavesProgram);
      const found = await foreignTexts(walk.page, known);
      findings.push(...found.map((text) => `${app} ${route.path}: ${text}`));
      walk.isFree = true;
    }
  };
  await Promise.all([walkOn(), walkOn()]);
  for (const { page } of walks) await page.context().close();
  expect(findings).toEqual([]);
}, 300_000);
