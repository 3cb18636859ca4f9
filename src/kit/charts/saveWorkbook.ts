import type { Cell } from '../../../domain/tables/csv.ts';
import { sheetRow } from '../../../domain/tables/sheetRow.ts';
import type { ChartFigures } from './ChartTable.tsx';
import { saveBlob } from './saveFile.ts';

interface Sheets {
  /** The names of the two sheets. */
  readonly figures: string;
  readonly about: string;
  /** What the figures show, on whom they rest and when they were saved. */
  readonly facts: readonly (readonly [string, string])[];
}

/** Wide enough for what stands in it, in characters. */
const widest = 48;
const narrowest = 8;

/**
 * The figures as a workbook: numbers as numbers, the header in bold and always in sight, what they are about on a
 * second sheet. The writing library is fetched when it is first asked for.
 */
export async function saveWorkbook(
  fileName: string,
  table: ChartFigures,
  { figures, about, facts }: Sheets,
): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const book = writeExcelFile([
    {
      sheet: figures,
      data: [boldRow(table.header), ...table.rows.map(sheetRow)],
      columns: table.header.map((_, index) => ({ width: widthOf(table, index) })),
      stickyRowsCount: 1,
    },
    { sheet: about, data: facts.map(sheetRow), columns: [{ width: 24 }, { width: 80 }] },
  ]);
  saveBlob(`${fileName}.xlsx`, await book.toBlob());
}

const boldRow = (names: readonly string[]) =>
  names.map((value) => ({ type: String, value, fontWeight: 'bold' as const }));

function widthOf({ header, rows }: ChartFigures, index: number): number {
  const lengthOf = (cell: Cell | undefined) => String(cell ?? '').length;
  const longest = Math.max(lengthOf(header[index]), ...rows.map((row) => lengthOf(row[index])));
  return Math.min(widest, Math.max(narrowest, longest + 2));
}
