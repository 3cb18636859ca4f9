import { describe, expect, test } from 'vitest';
import { importLimits } from '../../../domain/imports/importFields.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { imports as words } from '../../../locales/en/imports.ts';
import { collectTable } from '../../../server/usecases/imports/file/collectTable.ts';
import { csvOf } from './importCalls.ts';
import { readTable } from './readTable.ts';
import { inline, withPart, workbookOf, zipOf } from './zip.ts';

/** The result of reading a file, and the amount that was read. */
async function workOn(bytes: Buffer, most: Partial<Record<keyof typeof importLimits, number>> = {}) {
  const collector = collectTable({ ...importLimits, ...most });
  const end = await readTable(bytes, collector).then(
    (table) => ({ rows: table.rows }),
    ({ problems }: Refusal) => problems[0],
  );
  if (end && 'problem' in end) expect(Object.keys(words.file)).toContain(end.problem);
  return { end, ...collector.counted };
}

const maxBytes = 9_900_000;
const sheet = (rows: string) => zipOf(workbookOf(rows));
const heading = `<row r="1">${inline('A1', 'Email')}</row>`;

describe('a text file', () => {
  test('of delimiters alone is refused before any cell is created', async () => {
    expect(await workOn(Buffer.alloc(maxBytes, ','))).toMatchObject({
      end: { problem: 'tooWide', params: { line: 1, max: importLimits.columnsInLine } },
      lines: 0,
    });
  });

  test('of line breaks alone is refused without reading a row', async () => {
    expect(await workOn(Buffer.alloc(maxBytes, '\n'))).toMatchObject({
      end: { problem: 'empty' },
      lines: 0,
    });
  });

  test('of quotes alone is refused at its first line', async () => {
    expect(await workOn(Buffer.alloc(maxBytes, '"'))).toMatchObject({
      end: { problem: 'rowTooLong' },
      lines: 0,
    });
  });

  test('with delimiters after quoted line breaks is refused by the number of cells in the line', async () => {
    const wide = `"\n"${',"\n"'.repeat(importLimits.columnsInLine)}`;
    expect(await workOn(csvOf('a', wide))).toMatchObject({ end: { problem: 'tooWide' }, rows: 0 });
  });

  test('with a cell that is too long is refused with its line', async () => {
    expect((await workOn(csvOf('a', 'x', 'y'.repeat(importLimits.cellLength + 1)))).end).toEqual({
      field: 'file',
      problem: 'cellTooLong',
      params: { line: 3, max: importLimits.cellLength },
    });
  });

  test('with a line that is too long is refused with its line', async () => {
    const cell = 'y'.repeat(importLimits.cellLength - 10);
    expect((await workOn(csvOf('a,b,c', `${cell},${cell},${cell}`))).end).toMatchObject({
      problem: expect.stringMatching(/^(lineTooLong|rowTooLong)$/),
    });
  });

  test('keeps spreadsheet line numbers across empty lines', async () => {
    expect(await readTable(csvOf('', 'a', 'b'))).toMatchObject({ headingLine: 2, rows: [{ line: 3 }] });
    expect((await readTable(csvOf('a', '', '', '"x\ny"', '', 'z'))).rows).toEqual([
      { line: 4, cells: ['x\ny'] },
      { line: 6, cells: ['z'] },
    ]);
  });
});

describe('a workbook', () => {
  test('with a cell in its last row is counted by filled cells, not by the area', async () => {
    const far = `<row r="1048576">${inline('A1048576', 'ida@mill.example')}</row>`;
    expect(await workOn(sheet(heading + far))).toEqual({
      end: { rows: [{ line: 1_048_576, cells: ['ida@mill.example'] }] },
      lines: 2,
      rows: 1,
      cells: 2,
      characters: 'Email'.length + 'ida@mill.example'.length,
    });
  });

  test('with trailing empty rows and formatted empty cells ignores them', async () => {
    const formatted = `<row r="2">${inline('A2', 'x')}<c r="XFD2" s="1"/></row><row r="1048576" ht="12.8"/>`;
    expect(await workOn(sheet(heading + formatted))).toMatchObject({
      end: { rows: [{ line: 2, cells: ['x'] }] },
      lines: 2,
      cells: 2,
    });
  });

  test('with a cell beyond its headings marks the row and stores no cells for the gap', async () => {
    const { end } = await workOn(
      sheet(`${heading}<row r="2">${inline('A2', 'x')}${inline('BZ2', 'y')}</row>`),
    );
    expect(end).toEqual({ rows: [{ line: 2, cells: ['x', '…'] }] });
  });

  test('with too many headings states the maximum', async () => {
    expect((await workOn(sheet(`<row r="1">${inline('A1', 'a')}${inline('CV1', 'b')}</row>`))).end).toEqual({
      field: 'file',
      problem: 'tooManyColumns',
      params: { found: 100, max: importLimits.columns },
    });
  });

  test.each([
    [9_000, 4_000],
    [9_900, 3_200],
    [9_900, 1_300],
  ])(
    'with a shared string of %i characters in %i cells is refused by the total length',
    async (length, uses) => {
      const long = 'x'.repeat(length);
      const rows = Array.from(
        { length: uses },
        (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>0</v></c></row>`,
      );
      const parts = withPart(
        workbookOf(heading + rows.join('')),
        'xl/sharedStrings.xml',
        `<sst><si><t>${long}</t></si></sst>`,
      );
      const bomb = zipOf(withRelation(parts));
      expect(bomb.length).toBeLessThan(100_000);
      const { end, cells, characters } = await workOn(bomb);
      expect(end).toMatchObject({ problem: 'tooMuchText' });
      expect(characters).toBeLessThanOrEqual(importLimits.characters + long.length);
      expect(cells).toBeLessThan(uses);
    },
  );

  test('may contain as much text as the largest CSV file', () => {
    expect(importLimits.characters).toBeGreaterThanOrEqual(importLimits.bytes);
  });

  test('with too many shared strings is refused before its sheet is read', async () => {
    const strings = `<si><t>${'x'.repeat(importLimits.cellLength)}</t></si>`.repeat(3_300);
    const bomb = zipOf(
      withRelation(withPart(workbookOf(heading), 'xl/sharedStrings.xml', `<sst>${strings}</sst>`)),
    );
    expect(await workOn(bomb)).toMatchObject({ end: { problem: 'tooMuchText' }, lines: 0 });
  });

  test('with entity declarations is refused without expanding them', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
    const parts = workbookOf('').map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? {
            ...part,
            content: Buffer.from(`${entities}<worksheet><sheetData>${heading}</sheetData></worksheet>`),
          }
        : part,
    );
    expect(await workOn(zipOf(parts))).toMatchObject({ end: { problem: 'noWorkbook' }, lines: 0 });
  });

  test('that unpacks to more than declared is stopped at the total limit', async () => {
    const comment = `<!--${' '.repeat(60_000)}-->`;
    const content = Buffer.from(comment.repeat(Math.ceil(importLimits.unpackedBytes / comment.length) + 1));
    const parts = workbookOf('').slice(0, 4);
    const lie = zipOf([...parts, { name: 'xl/worksheets/sheet1.xml', content, claims: 1_000 }]);
    expect(lie.length).toBeLessThan(importLimits.bytes);
    expect(await workOn(lie)).toMatchObject({ end: { problem: 'unpacksTooLarge' }, lines: 0 });
  });

  test('with an endless text is refused early', async () => {
    const content = Buffer.from(`<worksheet><sheetData>${' '.repeat(20 * 1024 * 1024)}`);
    const endless = zipOf([...workbookOf('').slice(0, 4), { name: 'xl/worksheets/sheet1.xml', content }]);
    expect(await workOn(endless)).toMatchObject({ end: { problem: 'noWorkbook' }, lines: 0 });
  });

  test('with impossible rows or row numbers is refused', async () => {
    for (const row of ['1e9', '-1', '0', '1.5', '1048577', '1']) {
      const rows = `${heading}<row r="${row}"><c t="n"><v>1</v></c></row>`;
      expect([row, (await workOn(sheet(rows))).end]).toMatchObject([row, { problem: 'noWorkbook' }]);
    }
  });

  test('with too many filled cells is refused at that row', async () => {
    const letters = [...'ABCDEFGHIJ'];
    const named = `<row r="1">${letters.map((letter) => inline(`${letter}1`, letter)).join('')}</row>`;
    const rows = `<row>${'<c><v>1</v></c>'.repeat(letters.length)}</row>`.repeat(200);
    expect(await workOn(sheet(named + rows), { cells: 1_000 })).toMatchObject({
      end: { problem: 'tooManyCells', params: { max: 1_000 } },
      cells: 1_010,
    });
    expect(await workOn(sheet(named + rows))).toMatchObject({ rows: 200, cells: 2_010 });
  });
});

/** The workbook with a relationship to the shared strings. */
function withRelation(parts: ReturnType<typeof workbookOf>) {
  const relation = `<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
  return parts.map((part) =>
    part.name === 'xl/_rels/workbook.xml.rels'
      ? { ...part, content: Buffer.from(part.content.toString().replace('</Relationships>', relation)) }
      : part,
  );
}
