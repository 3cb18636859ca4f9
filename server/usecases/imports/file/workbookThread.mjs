// Reads the first sheet of a workbook in a thread of its own, whose memory is bounded: a sheet that claims a cell in
// its last possible corner would fill the memory of the server.
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

const asText = (cell) => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

try {
  const rows = await readSheet(workerData, 1, { parseNumber: (number) => number });
  parentPort.postMessage({ rows: rows.map((row) => row.map(asText)) });
} catch {
  parentPort.postMessage({ rows: null });
}
