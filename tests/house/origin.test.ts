import { readdirSync, readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

/** Loading the build configuration plans the chunks, which requires a build. */
test('LAY-23 chunks come from the origin of the site', async () => {
  const { base } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build');
  expect(base).toBe('/');
  const files = readdirSync('src/routes', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const imported = [...readFileSync(`src/routes/${file}`, 'utf8').matchAll(/import\(\s*'([^']+)'/g)];
    for (const [, from = ''] of imported) expect(from, file).toMatch(/^\.\.?\//);
  }
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/(src|href)="(https?:)?\/\//);
}, 120_000);
