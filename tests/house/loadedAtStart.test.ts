import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The packages that the server loads when it starts. Each stays in the memory of the idle server (`npm run bench resident`). Load a package
 * of one area with its first use.
 */
const packagesAtStart = [
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/static',
  'csv-parse',
  'dayjs',
  'fastify',
  'ical-generator',
  'kysely',
  'libphonenumber-js',
  'pg',
  'pg-boss',
  'sqids',
  'timezones-ical-library',
  'yazl',
  'yup',
];

/** Folders of which nothing is loaded before its first use, and the files that may be. */
const foldersLoadedLater =
  /^server\/(seed\/(?!hasNoUsers)|pptx\/|store\/migrations\/)|^locales\/(?!en\/)[^/]+\//;

const imported = /^(?:import (?!type )(?:[^;']*? from )?|export (?:\{[^}]*\}|\*[^;']*?) from )'([^']+)'/gm;

/** Walks static imports. */
function readLoaded(start: string) {
  const files = new Set([start]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      if (name.startsWith('.')) files.add(join(file, '..', name));
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return { files: [...files], packages: [...packages].sort() };
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const { files, packages } = readLoaded('server/main.ts');

test('the server loads only these packages when it starts', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(packages).toEqual(packagesAtStart);
});

test('the server loads no demo, presentation, migration or translation before its first use', () => {
  expect(files.filter((file) => foldersLoadedLater.test(file))).toEqual([]);
});
