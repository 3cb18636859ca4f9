import { expect, test } from 'vitest';
import { labelledTitles } from '../../../../bench/titles/labelledTitles.ts';
import { searchTitles } from '../../../../domain/pay/titles/searchTitles.ts';
import { splitTitle } from '../../../../domain/pay/titles/splitTitle.ts';
import { titleSynonyms } from '../../../../domain/pay/titles/synonyms.ts';
import { startTitleIndex } from '../../../../domain/pay/titles/titleIndex.ts';
import { titleSlug } from '../../../../domain/pay/titles/titleSlug.ts';
import { wordDistance } from '../../../../domain/pay/titles/wordDistance.ts';
import { demoJobs } from '../../../../server/seed/market/demoJobs.ts';

const started = startTitleIndex();
started.add(demoJobs.map(({ titles }, id) => ({ id, titles })));
const index = started.finish();
const codesOf = (text: string) =>
  searchTitles(index, text, 3).found.map(({ id }) => demoJobs[id]?.code ?? '');

test.each([
  ['software engineer', 'SWE'],
  ['Softwareentwickler (m/w/d)', 'SWE'],
  ['Entwickler Software', 'SWE'],
  ['Buchhalter/in', 'ACC'],
  ['infirmière', 'NUR'],
  ['data base administrator', 'DBA'],
  ['payroll', 'PAY'],
  ['rrhh generalista', 'HRG'],
])('MARKET-11 “%s” finds the job %s first', (text, code) => expect(codesOf(text)[0]).toBe(code));

test('MARKET-12 typing errors are corrected and reported', () => {
  expect(searchTitles(index, 'softwre enginer', 1)).toMatchObject({
    corrected: 'software engineer',
    found: [{ title: 'Software engineer', score: 1 }],
  });
  expect(searchTitles(index, 'comptble', 1).corrected).toBe('comptable');
  expect(searchTitles(index, 'software engineer', 1).corrected).toBeNull();
});

test('MARKET-13 words for a level choose the level and not the job', () => {
  expect(searchTitles(index, 'Senior accountant', 1)).toMatchObject({
    level: 'senior',
    found: [{ title: 'Accountant' }],
  });
  expect(searchTitles(index, 'junior', 1).level).toBe('entry');
});

test('MARKET-14 an unfinished word finds the titles that begin with it', () => {
  expect(codesOf('payr')).toContain('PAY');
  expect(codesOf('elektroing')[0]).toBe('ELE');
});

test('MARKET-15 a text without meaning finds nothing', () => {
  for (const text of ['', '   ', '???', 'xqzvw', '(m/w/d)', '🦄']) {
    expect(searchTitles(index, text, 3).found).toEqual([]);
  }
});

test('MARKET-15 long and hostile texts take no longer than others', () => {
  const texts = [
    'a'.repeat(100),
    'ab '.repeat(33),
    '/in'.repeat(33),
    '(a/b'.repeat(25),
    "'; drop table users",
  ];
  for (const text of texts) expect(searchTitles(index, text, 3).found.length).toBeLessThanOrEqual(3);
});

test.each([
  ['engineer', 'enginer', 1],
  ['nurse', 'nusre', 1],
  ['abc', 'abc', 0],
  ['manager', 'lawyer', 3],
  ['', 'ab', 2],
])('the distance of "%s" and "%s" is %i', (one, other, errors) =>
  expect(wordDistance(one, other, 2)).toBe(errors),
);

test('an address has the title without accents and signs', () => {
  expect(titleSlug('Ingénieur R&D (H/F)')).toBe('ingenieur-r-d-h-f');
  expect(titleSlug('職')).toBe('job');
});

test('MARKET-16 the right job is among the first three for at least 90 of 100 labelled titles', () => {
  const right = labelledTitles.filter(({ code, text }) => codesOf(text).includes(code));
  expect(labelledTitles).toHaveLength(200);
  expect(right.length / labelledTitles.length).toBeGreaterThanOrEqual(0.9);
});

test('MARKET-16 no labelled title is a title of the data or a synonym', () => {
  const known = new Set(demoJobs.flatMap(({ titles }) => titles.map((title) => title.toLowerCase())));
  const wordsOf = (text: string) =>
    splitTitle(text)
      .map(({ word }) => word)
      .join(' ');
  const copied = labelledTitles.filter(
    ({ text }) => known.has(text.toLowerCase()) || titleSynonyms.groupsOf.has(wordsOf(text)),
  );
  expect(copied.map(({ text }) => text)).toEqual([]);
  expect(new Set(labelledTitles.map(({ text }) => text)).size).toBe(200);
  const codes = new Set(demoJobs.map(({ code }) => code));
  expect(labelledTitles.filter(({ code }) => !codes.has(code))).toEqual([]);
});
