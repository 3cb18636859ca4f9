import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Measurement } from './measurement.ts';

export const resultsFile = 'bench/results/latest.json';
export const documentFile = 'docs/benchmarks.md';

/** A measurement with the section that produced it and the circumstances. */
export interface StoredMeasurement extends Measurement {
  readonly section: string;
  readonly day: string;
  /** Average number of processes that were running or waiting in the minute before the section began. */
  readonly load: number;
}

export const readResults = (): StoredMeasurement[] =>
  existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : [];

/** Replaces the lines of a section for the engines that were measured; the result is in the order of sections. */
export function replaceSection(
  stored: readonly StoredMeasurement[],
  measured: readonly StoredMeasurement[],
  order: readonly string[],
): StoredMeasurement[] {
  const isReplaced = (line: StoredMeasurement) =>
    measured.some(({ section, on }) => section === line.section && on === line.on);
  const positionOf = ({ section, on }: StoredMeasurement) => order.indexOf(`${section} ${on}`);
  const lines = [...stored.filter((line) => !isReplaced(line)), ...measured];
  return lines.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** Stores the results and writes their table into the documentation. */
export function writeResults(lines: readonly StoredMeasurement[]): void {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(lines, null, 2)}\n`);
  writeFileSync(documentFile, insertTable(readFileSync(documentFile, 'utf8'), lines));
}

const begin = '<!-- results: written by `npm run bench -- --write` -->';
const end = '<!-- end of results -->';

/** Returns the document with the table of results between its markers. Throws if they are missing. */
export function insertTable(document: string, lines: readonly StoredMeasurement[]): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${documentFile} has no place for the results.`);
  return `${document.slice(0, from + begin.length)}\n\n${renderTable(lines)}\n\n${document.slice(to)}`;
}

function renderTable(lines: readonly StoredMeasurement[]): string {
  const rows = lines.map(({ what, on, value, floor, ratio, isWithinLimit, day, load }) => [
    what.trim(),
    on,
    value,
    floor,
    `${ratio === null ? '' : ratio.toFixed(2)}${isWithinLimit ? '' : ' over the limit'}`.trim(),
    `${day}, ${load.toFixed(0)}`,
  ]);
  const table = [
    ['measurement', 'on', 'result', 'baseline or limit', 'ratio', 'day, load'],
    Array(6).fill('---'),
    ...rows,
  ];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
