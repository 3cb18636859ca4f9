import { workbookOf, zipOf } from '../../tests/server/imports/zip.ts';

/** Just below the size limit. */
const maxBytes = 9_900_000;

const repeated = (text: string, bytes = maxBytes) => Buffer.alloc(bytes, text);

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Returns a file of 1.5 kB whose last cell is in the last possible row of a sheet. */
export const workbookWithFarCell = () =>
  zipOf(workbookOf(`<row r="1">${cell('A1', 'Email')}</row><row r="1048576">${cell('A1048576', 'x')}</row>`));

/** Returns rows of twelve cells, up to a sheet of 50 MB. */
export function fullWorkbook(): Buffer {
  const letters = [...'ABCDEFGHIJKL'];
  const headings = letters.map((letter) => cell(`${letter}1`, letter === 'A' ? 'Email' : `H ${letter}`));
  const rows = [`<row r="1">${headings.join('')}</row>`];
  let size = 0;
  for (let row = 2; size < 50 * 1024 * 1024; row += 1) {
    const cells = letters.map((letter) =>
      cell(
        `${letter}${row}`,
        letter === 'A' ? `person${row}@bench.example` : `value ${letter} of line ${row}`,
      ),
    );
    const text = `<row r="${row}">${cells.join('')}</row>`;
    size += text.length;
    rows.push(text);
  }
  return zipOf(workbookOf(rows.join('')));
}

/** Returns 20,000 valid rows of 40 columns: the largest result a reader returns. */
export function wideCsv(): Buffer {
  const columns = Array.from({ length: 39 }, (_, at) => `Column ${at}`);
  const lines = Array.from({ length: 20_000 }, (_, row) =>
    [`person${row}@bench.example`, ...columns.map((_name, at) => `v${row}.${at}`)].join(','),
  );
  return Buffer.from([`Email,${columns.join(',')}`, ...lines].join('\n'));
}

/** Files that stopped the server or could stop it, by name. */
export const worstFiles: Readonly<Record<string, () => Buffer>> = {
  '9.9 MB of commas': () => repeated(','),
  '9.9 MB of line breaks': () => repeated('\n'),
  '9.9 MB of line breaks below a heading': () => Buffer.concat([Buffer.from('Email'), repeated('\n')]),
  '9.9 MB of quotes': () => repeated('"'),
  'a cell in row 1,048,576': workbookWithFarCell,
  'a workbook of 50 MB unpacked': fullWorkbook,
  '20,000 rows of 40 columns': wideCsv,
};
