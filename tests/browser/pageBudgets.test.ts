import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPreloads } from '../../server/plugins/readPreloads.ts';

const folder = process.env.SITE_FOLDER ?? 'dist';
const preloads = readPreloads(folder);

/** The scripts that a page loads before its first content: those of the document and those preloaded with it. */
function scriptsOf(path: string): readonly string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const inDocument = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const links = preloads?.headerOf(path) ?? '';
  const preloaded = [...links.matchAll(/<\/([^>]+)>; rel=modulepreload/g)].map(([, file = '']) => file);
  return [...new Set([...inDocument, ...preloaded])];
}

/** The size of a script as it is sent. */
const sizeOf = (file: string) =>
  statSync(join(folder, existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file)).size;

test.each([
  ['/users', 15, 330_000],
  ['/dashboard', 15, 310_000],
  ['/login', 12, 110_000],
  ['/metrics/m', 10, 110_000],
  ['/code', 10, 110_000],
])('%s loads at most %i scripts with %i bytes', (path, files, bytes) => {
  const scripts = scriptsOf(path);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.length).toBeLessThanOrEqual(files);
  expect(scripts.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(bytes);
});
