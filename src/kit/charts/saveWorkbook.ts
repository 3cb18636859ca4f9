import type { TableCell } from '../../../domain/tables/csv.ts';
import { workbookRow } from '../../../domain/tables/workbookRow.ts';
import type { ChartFigures } from './ChartTable.tsx';
import { saveBlob } from './saveFile.ts';

interface WorkbookTexts {
  /** The names of the sheets. */
  readonly figures: string;
  readonly about: string;
  /** The rows of the second sheet: what the figures show, the number of respondents, the date of the export. */
  readonly facts: readonly (readonly [string, string])[];
}

/** The limits of a column's width, in characters. */
const maxColumnWidth = 48;
const minColumnWidth = 8;

/**
 * Saves the figures as a workbook with a bold, sticky header and a second sheet that describes them. The library is
 * loaded on first use.
 */
export async function saveWorkbook(
  fileName: string,
  table: ChartFigures,
  { figures, about, facts }: WorkbookTexts,
): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const book = writeExcelFile([
    {
      sheet: figures,
      data: [boldRow(table.header), ...table.rows.map(workbookRow)],
      columns: table.header.map((_, index) => ({ width: widthOf(table, index) })),
      stickyRowsCount: 1,
    },
    { sheet: about, data: facts.map(workbookRow), columns: [{ width: 24 }, { width: 80 }] },
  ]);
  saveBlob(`${fileName}.xlsx`, await book.toBlob());
}

const boldRow = (names: readonly string[]) =>
  names.map((value) => ({ type: String, value, fontWeight: 'bold' as const }));

function widthOf({ header, rows }: ChartFigures, index: number): number {
  const lengthOf = (cell: TableCell | undefined) => String(cell ?? '').length;
  const longest = Math.max(lengthOf(header[index]), ...rows.map((row) => lengthOf(row[index])));
  return Math.min(maxColumnWidth, Math.max(minColumnWidth, longest + 2));
}
