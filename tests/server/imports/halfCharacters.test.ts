import { expect, test } from 'vitest';
import { importLimits } from '../../../domain/imports/importFields.ts';
import { csvOf, readImport, uploadImport } from './importCalls.ts';
import { readTable } from './readTable.ts';
import { client, openTestCompany } from './testCompany.ts';
import { inline, workbookOf, zipOf } from './zip.ts';

openTestCompany();

const workbook = (heading: string, cell: string) =>
  zipOf(
    workbookOf(
      `<row r="1">${inline('A1', 'Email')}${inline('B1', heading)}</row>
       <row r="2">${inline('A2', 'ida@mill.example')}${inline('B2', cell)}</row>`,
    ),
  );

test.each(['a_xD800_b', 'a&#xD800;b', 'a_xDC00_b', 'a_xDE00__xD83D_b'])(
  'an import with %s in a cell or heading succeeds',
  async (half) => {
    for (const bytes of [workbook('Department', half), workbook(half, 'Sales')]) {
      const { status, body } = await uploadImport(client, bytes, 'people.xlsx');
      expect(status).toBe(200);
      expect(await readImport(client, body.import_id)).toMatchObject({ state: 'uploaded', row_count: 1 });
    }
  },
);

test('an unpaired surrogate becomes the replacement character, and a pair stays', async () => {
  expect(await readTable(workbook('a_xD800_b', 'a_xD83D__xDE00_b_xDC00_'))).toMatchObject({
    headings: ['Email', 'a\uFFFDb'],
    rows: [{ cells: ['ida@mill.example', 'a\u{1F600}b\uFFFD'] }],
  });
});

test('a truncated heading or file name ends with a complete character', async () => {
  const heading = `${'x'.repeat(importLimits.headingLength - 1)}\u{1F600}`;
  const { status, body } = await uploadImport(
    client,
    csvOf(`Email,${heading}`, 'ida@mill.example,x'),
    `${'n'.repeat(119)}\u{1F600}.csv`,
  );
  expect(status).toBe(200);
  expect(await readImport(client, body.import_id)).toMatchObject({
    state: 'uploaded',
    file_name: 'n'.repeat(119),
    columns: [{ heading: 'Email' }, { heading: heading.slice(0, -2) }],
  });
});
