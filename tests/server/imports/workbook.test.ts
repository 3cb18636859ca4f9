import readSheets from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { isDateFormat } from '../../../server/usecases/imports/file/workbook/readDateStyles.ts';
import { readTable } from './readTable.ts';
import { inline, withPart, workbookOf, zipOf } from './zip.ts';

/** The first sheet below its headings, as read by an independent library. */
async function byLibrary(bytes: Buffer): Promise<string[][]> {
  const [first] = await readSheets(new Blob([new Uint8Array(bytes)]));
  const written = (cell: unknown) =>
    cell === null ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return (first?.data ?? []).slice(1).map((row) => withoutEnd(row.map(written)));
}

/** A row ends with its last filled cell. */
const withoutEnd = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

const cellsOf = async (bytes: Buffer) => (await readTable(bytes)).rows.map(({ cells }) => cells);

describe('a workbook written by a spreadsheet program', () => {
  test('is read like a library reads it: texts, numbers, dates, booleans and gaps', async () => {
    const day = (value: string, format: string) => ({ type: Date, value: new Date(value), format });
    const text = (value: string) => ({ type: String, value });
    const bytes = await writeExcelFile([
      ['Text', 'Number', 'Day', 'Truth', 'More'].map(text),
      [
        text('José & <Co>'),
        { type: Number, value: 0.1 },
        day('2026-11-21T00:00:00Z', 'dd.mm.yyyy'),
        null,
        text('a\nb'),
      ],
      [
        null,
        { type: Number, value: -12_345_678 },
        day('1999-02-28T00:00:00Z', 'yyyy-mm-dd'),
        { type: Boolean, value: false },
        null,
      ],
      [
        text('_x0041_'),
        null,
        day('2024-02-29T00:00:00Z', 'mmm d, yyyy'),
        { type: Boolean, value: true },
        text('=cmd()'),
      ],
    ]).toBuffer();
    const cells = await cellsOf(bytes);
    expect(cells).toEqual(await byLibrary(bytes));
    expect(cells[0]).toEqual(['José & <Co>', '0.1', '2026-11-21', '', 'a\nb']);
  });

  test('may contain rich text, without its phonetic annotations', async () => {
    const rich =
      '<c r="A2" t="inlineStr"><is><r><t>Tan</t></r><r><t>aka</t></r><rPh><t>reading</t></rPh></is></c>';
    expect(
      await cellsOf(zipOf(workbookOf(`<row r="1">${inline('A1', 'a')}</row><row r="2">${rich}</row>`))),
    ).toEqual([['Tanaka']]);
  });

  test('may omit row and cell references and use a namespace prefix', async () => {
    const rows = '<x:row><x:c t="str"><x:v>a</x:v></x:c><x:c t="str"><x:v>b</x:v></x:c></x:row>';
    const bytes = zipOf(
      workbookOf(`${rows}<x:row><x:c><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row>`),
    );
    expect(await cellsOf(bytes)).toEqual([['1']]);
  });

  test('may use the 1904 date system', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const rows = `<row r="1">${inline('A1', 'Day')}</row><row r="2"><c r="A2" s="1"><v>0.5</v></c></row>`;
    const relation =
      '<Relationship Id="rId3" Type="x/relationships/styles" Target="styles.xml"/></Relationships>';
    const parts = withPart(workbookOf(rows), 'xl/styles.xml', styles).map((part) => {
      const content = part.content
        .toString()
        .replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
        .replace('</Relationships>', part.name.startsWith('xl/') ? relation : '</Relationships>');
      return { ...part, content: Buffer.from(content) };
    });
    expect(await cellsOf(zipOf(parts))).toEqual([['1904-01-01']]);
  });
});

test.each([
  ['dd.mm.yyyy', true],
  ['m/d/yy;@', true],
  ['[$-409]d-mmm-yy', true],
  ['mmm yyyy', true],
  ['yyyy"年"', true],
  ['h:mm', false],
  ['General', false],
  ['0.00" days"', false],
  ['#,##0 \\d', false],
  ['[Red]-0', false],
  ['@', false],
] as const)('the number format %s is a date format: %s', (format, isDay) => {
  expect(isDateFormat(format)).toBe(isDay);
});
