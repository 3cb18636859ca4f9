import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const home = 'dataProviders/browserStorage.ts';
const storageName = /\b(localStorage|sessionStorage|indexedDB|localStorageStore)\b(?! *=)/;

/** The code without comments, which may name a storage. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*/g, '');

test('only one file uses the storage of the browser, which may be blocked', () => {
  const files = ['src', 'dataProviders', 'resources', 'domain', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(1_000);
  expect(code.filter((file) => storageName.test(codeOf(file)))).toEqual([home]);
});
