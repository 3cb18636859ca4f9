import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Refusal } from '../../../domain/refusal.ts';
import { imports as words } from '../../../locales/en/imports.ts';
import { csvOf } from './importCalls.ts';
import { readTable } from './readTable.ts';
import { inline, workbookOf, zipOf } from './zip.ts';

/** Returns the problem for which a file is refused, and expects that it has a text. */
async function refusalOf(bytes: Buffer) {
  const refused = await readTable(bytes).then(
    () => null,
    (error: Refusal) => error,
  );
  expect(refused).toMatchObject({ code: 'file_refused' });
  const [reported] = refused?.problems ?? [];
  expect(Object.keys(words.file)).toContain(reported?.problem);
  return { problem: reported?.problem, params: reported?.params };
}

const cellsOf = async (bytes: Buffer) => (await readTable(bytes)).rows.map(({ cells }) => cells);
const people = 'Name,Ort\r\nJosé,Köln\r\n';
const wide = Array.from({ length: 200 }, (_, column) => `c${column}`).join(',');

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(people), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${people}`), 'utf-8'],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${people}`, 'utf16le'), 'utf-16'],
    ['UTF-16 without', Buffer.from(people, 'utf16le'), 'utf-16'],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${people}`, 'utf16le').swap16(), 'utf-16'],
    ['Latin-1, which is told', Buffer.from(people, 'latin1'), 'latin-1'],
  ])('can be %s', async (_name, bytes, encoding) => {
    expect(await readTable(bytes)).toMatchObject({
      encoding,
      headings: ['Name', 'Ort'],
      rows: [{ line: 2, cells: ['José', 'Köln'] }],
    });
  });

  test.each([',', ';', '\t', '|'])('may have "%s" as its delimiter', async (sign) => {
    expect(await cellsOf(csvOf(['a', 'b'].join(sign), [' one ', '"two, three"'].join(sign)))).toEqual([
      ['one', 'two, three'],
    ]);
  });

  test('keeps the line numbers of the spreadsheet and omits empty rows and trailing empty columns', async () => {
    const { rows, headings } = await readTable(csvOf('a,b,,', '1,2,,', ',,,', '"x\r\ny",4'));
    expect(headings).toEqual(['a', 'b']);
    expect(rows).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 4, cells: ['x\r\ny', '4'] },
    ]);
  });

  test.each([
    ['a title', ['People; November 2026', '', 'Emp. ID;E-Mail;Vorname', 'E1;ida@x.example;Ida'], 3],
    ['a title with commas', ['Staff, all sites, all levels, 2026', 'Personalnummer;Nachname', '7;Berg'], 2],
    ['merged cells', ['Person;;;Organization', 'ID;Email;Name;Team', '1;a@x.example;A;Sales'], 2],
    [
      'a summary of other cells',
      ['Export;2026', 'Rows;1', ';', '社員番号;メール;姓', '1;a@x.example;Ito'],
      4,
    ],
    ['headings that aren’t known', ['List of everybody', 'Kürzel;Wert;Art', 'a;b;c'], 2],
  ])('finds the headings below %s and keeps the line numbers', async (_name, lines, headingLine) => {
    const table = await readTable(csvOf(...lines));
    expect(table.headingLine).toBe(headingLine);
    expect(table.headings).toEqual((lines[headingLine - 1] ?? '').split(';'));
    expect(table.rows.map(({ line }) => line)).toEqual([headingLine + 1]);
  });

  test('treats a formula as text', async () => {
    expect(await cellsOf(csvOf('a', '=cmd()'))).toEqual([['=cmd()']]);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['headings alone', csvOf('a,b'), 'empty'],
    ['headings alone below an empty line', csvOf(',,', 'a,b,c'), 'empty'],
    ['two columns of one name', csvOf('E-mail,Name,e-mail', 'a,b,c'), 'duplicateHeading'],
    ['200 columns', csvOf(wide, wide), 'tooManyColumns'],
    ['more rows than there may be', csvOf('a', ...Array.from({ length: 50_001 }, () => 'x')), 'tooManyRows'],
    ['a quote that is never closed', csvOf('a,b', '1,"2', '3,4'), 'brokenQuote'],
    ['a quote inside a cell', csvOf('a,b', '1,two "three"'), 'brokenQuote'],
    ['a row without end', csvOf('a', '"', 'x'.repeat(30_000)), 'rowTooLong'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d, 1, 2]), 'noTable'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'oldWorkbook'],
    ['more bytes than there may be', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'tooLarge'],
  ])('%s is refused with its reason', async (_name, bytes, problem) => {
    expect((await refusalOf(bytes)).problem).toBe(problem);
  });

  test('names the affected columns and lines in the reason', async () => {
    expect(await refusalOf(csvOf('E-mail,Name,e-mail', 'a,b,c'))).toEqual({
      problem: 'duplicateHeading',
      params: { heading: 'e-mail', first: 1, second: 3 },
    });
    expect((await refusalOf(csvOf(wide, wide))).params).toEqual({ found: 200, max: 60 });
  });
});

describe('a workbook', () => {
  test('reads numbers, dates and formulas as text', async () => {
    const text = (value: string) => ({ type: String, value });
    const bytes = await writeExcelFile([
      [text('Number'), text('Day'), text('Is'), text('Formula')],
      [
        { type: Number, value: 1042 },
        { type: Date, value: new Date('2026-11-21T00:00:00Z'), format: 'yyyy-mm-dd' },
        { type: Boolean, value: true },
        text('=cmd()'),
      ],
    ]).toBuffer();
    expect(await readTable(bytes)).toMatchObject({
      encoding: 'workbook',
      headings: ['Number', 'Day', 'Is', 'Formula'],
      rows: [{ line: 2, cells: ['1042', '2026-11-21', 'true', '=cmd()'] }],
    });
  });

  test('has its headings found below a title and empty lines', async () => {
    const cells = (line: number, ...texts: readonly string[]) =>
      `<row r="${line}">${texts.map((text, at) => inline(`${'BCD'[at]}${line}`, text)).join('')}</row>`;
    const rows =
      cells(1, 'People') + cells(4, 'Prénom', 'Nom', 'Courriel') + cells(5, 'Ida', 'Berg', 'i@x.example');
    expect(await readTable(zipOf(workbookOf(rows)))).toMatchObject({
      headings: ['', 'Prénom', 'Nom', 'Courriel'],
      headingLine: 4,
      rows: [{ line: 5, cells: ['', 'Ida', 'Berg', 'i@x.example'] }],
    });
  });

  test('that is built by the tests is accepted', async () => {
    const rows = `<row r="1">${inline('A1', 'a')}</row><row r="2">${inline('A2', 'x')}</row>`;
    expect(await cellsOf(zipOf(workbookOf(rows)))).toEqual([['x']]);
  });

  test('that expands far beyond its size is refused before it is unpacked', async () => {
    const parts = [
      ...workbookOf(''),
      { name: 'xl/media/zeros.xml', content: Buffer.alloc(129 * 1024 * 1024) },
    ];
    const bomb = zipOf(parts);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await refusalOf(bomb)).problem).toBe('unpacksTooLarge');
  });

  test('with a false uncompressed size is refused and uses no more memory than declared', async () => {
    const sheet = {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.alloc(20 * 1024 * 1024),
      claims: 1_000,
    };
    const lie = zipOf([...workbookOf('').slice(0, 4), sheet]);
    expect((await refusalOf(lie)).problem).toMatch(/noWorkbook|empty/);
  });

  test('with a cell in the last corner of a sheet is refused without harm to the server', async () => {
    const rows = `<row r="1">${inline('A1', 'a')}</row><row r="1048576">${inline('XFD1048576', 'x')}</row>`;
    expect(await refusalOf(zipOf(workbookOf(rows)))).toEqual({
      problem: 'tooWide',
      params: { line: 1_048_576, max: 1_000 },
    });
  });

  test('that is not a workbook is refused', async () => {
    expect((await refusalOf(zipOf([{ name: 'a.txt', content: Buffer.from('a') }]))).problem).toBe(
      'noWorkbook',
    );
    expect((await refusalOf(Buffer.from('PK\u0003\u0004 and no more'))).problem).toBe('noWorkbook');
  });
});
