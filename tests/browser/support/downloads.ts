import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import readSheets from 'read-excel-file/universal';
import { expect } from 'vitest';

/** The figures of one chart, as its files hold them. */
export interface Downloaded {
  /** Without its ending. */
  readonly fileName: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the workbook says of them: label and text. */
  readonly about: readonly (readonly string[])[];
}

/** The cards of a page that offer their figures. */
export const chartsOf = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: /^CSV: / }) });

/** Saves a chart both ways, as a person does, and reads the files: both hold the same, and no empty line. */
export async function downloadCharts(page: Page, chart: Locator): Promise<Downloaded> {
  const csv = await saved(page, chart.getByRole('button', { name: /^CSV: / }));
  const xlsx = await saved(page, chart.getByRole('button', { name: /^XLSX: / }));
  expect(xlsx.name.replace(/\.xlsx$/, '')).toBe(csv.name.replace(/\.csv$/, ''));
  const [header = [], ...rows] = parse(csv.bytes, { bom: true }) as string[][]; // texts, as no columns are asked for
  const [figures = [], about = []] = (await readSheets(new Blob([new Uint8Array(xlsx.bytes)]))).map(
    ({ data }) => data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
  );
  expect(figures).toEqual([header, ...rows]);
  return { fileName: csv.name.replace(/\.csv$/, ''), header, rows, about };
}

/** Chromium keeps to itself what a page saves beyond ten files in a second. */
const aTenthOfASecond = 110;

/** By keyboard, which finds the button wherever charts that come later have moved it meanwhile. */
async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  await page.waitForTimeout(aTenthOfASecond);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
