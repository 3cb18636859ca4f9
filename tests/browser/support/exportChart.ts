import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import readSheets from 'read-excel-file/universal';
import { expect } from 'vitest';

/** The exported data of one chart. */
export interface ChartExport {
  /** The name of the exported file without its extension. */
  readonly fileName: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The label and text about the chart in the workbook. */
  readonly about: readonly (readonly string[])[];
}

/** The cards of a page that have an export. */
export const chartCards = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: /^CSV: / }) });

/** Exports a chart as CSV and XLSX by clicking, and reads both files, which must be equal and have no empty rows. */
export async function exportChart(page: Page, chart: Locator): Promise<ChartExport> {
  const csv = await saved(page, chart.getByRole('button', { name: /^CSV: / }));
  const xlsx = await saved(page, chart.getByRole('button', { name: /^XLSX: / }));
  expect(xlsx.name.replace(/\.xlsx$/, '')).toBe(csv.name.replace(/\.csv$/, ''));
  const [header = [], ...rows] = parse(csv.bytes, { bom: true }) as string[][]; // Texts, as no columns are requested.
  const [figures = [], about = []] = (await readSheets(new Blob([new Uint8Array(xlsx.bytes)]))).map(
    ({ data }) => data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
  );
  expect(figures).toEqual([header, ...rows]);
  return { fileName: csv.name.replace(/\.csv$/, ''), header, rows, about };
}

/** The pause between two downloads. Chromium drops downloads above ten per second. */
const aTenthOfASecond = 110;

/** Downloads a file by keyboard, because charts that load later can move the button. */
async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  await page.waitForTimeout(aTenthOfASecond);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
