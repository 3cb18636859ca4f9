import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { statisticSections } from '../../bench/statistics/statisticSections.ts';
import {
  documentFile,
  insertTable,
  readResults,
  replaceSection,
  type StoredMeasurement,
} from '../../bench/storedResults.ts';

const line = (facts: Partial<StoredMeasurement>): StoredMeasurement => ({
  section: 'lists',
  what: 'Pages',
  on: 'pglite',
  value: '10',
  floor: '5',
  ratio: 2,
  isWithinLimit: true,
  day: '2026-11-01',
  load: 0.4,
  ...facts,
});

test('the table in the documentation is the one that the results give', () => {
  const document = readFileSync(documentFile, 'utf8');
  expect(insertTable(document, readResults())).toBe(document);
});

describe('a run of some sections', () => {
  const order = ['answers pglite', 'lists pglite', 'lists postgres', 'audit Node'];
  const stored = [
    line({ section: 'answers' }),
    line({ value: 'old' }),
    line({ value: 'old, no longer measured' }),
    line({ on: 'postgres' }),
    line({ section: 'audit', on: 'Node' }),
  ];

  test('replaces their lines on the engines it measured, and keeps the others with their day', () => {
    const fresh = line({ value: 'new', day: '2026-11-23' });
    expect(replaceSection(stored, [fresh], order)).toEqual([stored[0], fresh, stored[3], stored[4]]);
  });

  test('adds lines that were never measured in the order of the sections', () => {
    const [answers, , , , audit] = stored;
    const fresh = [line({ value: 'first' }), line({ value: 'second' })];
    expect(
      replaceSection(
        [answers, audit].filter((one) => one !== undefined),
        fresh,
        order,
      ),
    ).toEqual([answers, ...fresh, audit]);
  });
});

test('a document without markers is refused, and one over the limit says so', () => {
  expect(() => insertTable('# Benchmarks', [])).toThrow('no place');
  const document = insertTable(
    '<!-- results: written by `npm run bench -- --write` -->old<!-- end of results -->',
    [line({ isWithinLimit: false })],
  );
  expect(document).toContain('| Pages | pglite | 10 | 5 | 2.00 over the limit | 2026-11-01, 0 |');
  expect(document).not.toContain('old');
});

describe('the stored results of published statistics', () => {
  const nameOf = ({ names }: { readonly names: readonly string[] }) => names.at(-1) ?? '';
  const sections = new Map(statisticSections.map((section) => [nameOf(section), section]));
  const stored = readResults().filter(({ section }) => sections.has(section));

  test('are within their limits', () => {
    expect(stored.filter(({ isWithinLimit }) => !isWithinLimit).map(({ what }) => what)).toEqual([]);
  });

  test('exist for every simulation except those of question fit, which take half an hour', () => {
    const required = [...sections].filter(([, { names }]) => !names.includes('fit')).map(([name]) => name);
    const measured = new Set(stored.map(({ section }) => section));
    expect(required.filter((name) => !measured.has(name))).toEqual([]);
  });
});
