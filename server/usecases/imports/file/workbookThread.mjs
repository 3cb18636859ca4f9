// Reads the first sheet of a workbook in a thread of its own, whose memory is bounded: a sheet that claims a cell in
// its last possible corner would fill the memory of the server, as the reader lays out all cells between.
import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/universal';

const { file, sheets, mostCells, mostBytes } = workerData;
const bytes = Buffer.from(file);

const asText = (cell) => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

const columnOf = (letters) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** How many cells there are from the first to the outermost of a part of the file. */
function extentOf({ at, packed, size }) {
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  const text = (packed === size ? content : inflateRawSync(content, { maxOutputLength: mostBytes })).toString(
    'latin1',
  );
  let [rows, columns] = [1, 1];
  for (const [, letters, row] of text.matchAll(/ r=["']([A-Z]{1,3})(\d{1,7})["']/g)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns;
}

try {
  if (sheets.some((sheet) => extentOf(sheet) > mostCells)) {
    parentPort.postMessage({ rows: null, isTooLarge: true });
  } else {
    const rows = await readSheet(file, 1, { parseNumber: (number) => number });
    parentPort.postMessage({ rows: rows.map((row) => row.map(asText)), isTooLarge: false });
  }
} catch {
  parentPort.postMessage({ rows: null, isTooLarge: false });
}
