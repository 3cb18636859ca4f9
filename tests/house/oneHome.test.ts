import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesMatching, linesMatching } from './support/sources.ts';

const browser = filesMatching(/^(src|resources)\/.*\.tsx?$/);
const server = filesMatching(/^server\/.*\.ts$/);
const outside = (folder: string) => (line: string) => !line.startsWith(folder);
const looseFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;

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
      'FormPage',
    ]) {
      const declarations = linesMatching(browser, new RegExp(`(function|const|class) ${name}\\b`));
      expect(
        declarations.map((line) => line.split(':')[0]),
        name,
      ).toHaveLength(1);
      expect(declarations[0], name).toMatch(/^src\/kit\//);
    }
  });

  it('is the only home of mutations, of the error text shown for them and of debouncing', () => {
    const isHome = /^src\/(kit|respondent)\//;
    const copies = linesMatching(
      browser,
      /\buseMutation\(|app\.notification\.error|setTimeout\(\(\) => set[A-Z]/,
    );
    expect(copies.filter((line) => !isHome.test(line))).toEqual([]);
  });

  it('leaves query keys to the data providers', () => {
    expect(linesMatching(browser, /\bqueryKey\b/).filter(outside('src/kit/'))).toEqual([]);
  });

  it('formats dates and numbers in one place', () => {
    const formatters = linesMatching(browser, /\bIntl\.|toLocale(Date|Time)?String\(/);
    expect(formatters.filter((line) => !/^src\/(kit|respondent)\//.test(line))).toEqual([]);
  });
});

describe('resources', () => {
  it('holds React files for lists, create and update screens of records only', () => {
    expect(filesMatching(/^resources\/(kit|parts)\/.*\.tsx$/)).toEqual([]);
  });
});

describe('server', () => {
  it('declares accountOf once', () => {
    expect(linesMatching(server, /(function|const) accountOf\b/)).toHaveLength(1);
  });

  it('keeps use cases and queries in the folder of their area', () => {
    expect(looseFiles('server/usecases')).toBeLessThanOrEqual(8);
    expect(looseFiles('server/store')).toBeLessThanOrEqual(8);
  });
});
