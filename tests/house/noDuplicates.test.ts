import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesMatching, linesMatching } from './support/sources.ts';

const browser = filesMatching(/^(src|resources)\/.*\.tsx?$/);
const screens = filesMatching(/^src\/(screens|results)\/.*\.tsx?$/);
const server = filesMatching(/^server\/.*\.ts$/);
const looseFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** The files that these import, directly or through others. */
function importedFrom(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [...files];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g)) {
      pending.push(join(file, '..', path));
    }
  }
  return found;
}

describe('shared browser code', () => {
  it('is declared once for each purpose', () => {
    for (const name of [
      'useAction',
      'useDebounced',
      'useUrlFilters',
      'useFormat',
      'QueryState',
      'DataTable',
      'PageHeader',
    ]) {
      const declarations = linesMatching(browser, new RegExp(`(function|const|class) ${name}\\b`));
      expect(
        declarations.map((line) => line.split(':')[0]),
        name,
      ).toHaveLength(1);
      expect(declarations[0], name).toMatch(/^src\/kit\//);
    }
  });

  it('is the only place for mutations and the general error text of screens', () => {
    const copies = linesMatching(
      screens,
      /\buseMutation\(|['"`]app\.notification\.error|setTimeout\(\(\) => set[A-Z]/,
    );
    expect(copies).toEqual([]);
  });

  it('does not contain query keys, which belong to the data providers', () => {
    expect(linesMatching(browser, /\bqueryKey:/)).toEqual([]);
  });

  it('is the only place for date and number formats of screens', () => {
    const formats =
      /\bIntl\.(DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat)|toLocale(Date|Time)?String\(/;
    expect(linesMatching(screens, formats)).toEqual([]);
  });

  it('takes today from the device and not from UTC', () => {
    expect(linesMatching(browser, /new Date\(\)\s*\.toISOString\(\)\.slice\(0, 10\)/)).toEqual([]);
  });
});

describe('resources', () => {
  it('contain React files only for lists, create and update screens of records', () => {
    expect(filesMatching(/^resources\/(kit|parts)\/.*\.tsx$/)).toEqual([]);
    const files = filesMatching(/^resources\/\w+\/.*\.tsx$/);
    expect(files.length).toBeGreaterThan(30);
    const screens = filesMatching(/^src\/screens\/\w+\/\w+(List|Create|Update)\.tsx$/);
    const parts = importedFrom(['resources/index.tsx', ...screens]);
    expect(files.filter((file) => !parts.has(file))).toEqual([]);
  });
});

describe('server', () => {
  it('declares accountOf once', () => {
    expect(linesMatching(server, /(function|const) accountOf\b/)).toHaveLength(1);
  });

  it('has use cases and queries in the folder of their area', () => {
    expect(looseFiles('server/usecases')).toBeLessThanOrEqual(8);
    expect(looseFiles('server/store')).toBeLessThanOrEqual(8);
  });
});

describe('screen tests', () => {
  it('replace the network only where responses are checked against the contract', () => {
    const tests = filesMatching(/^tests\/src\/.*\.tsx?$/);
    expect(linesMatching(tests, /stubGlobal\('fetch'/)).toEqual([]);
  });
});
