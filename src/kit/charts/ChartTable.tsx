import type { TableCell } from '../../../domain/tables/csv.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { useFormat } from '../useFormat.ts';

/** The figures behind a chart. */
export interface ChartFigures {
  readonly header: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** The number of decimals of a cell, at most 2. A column uses that of its most precise cell. */
const decimalsOf = (cell: TableCell | undefined): number =>
  typeof cell === 'number' ? Math.min(2, (String(cell).split('.')[1] ?? '').length) : 0;

export function ChartTable({ label, table }: { readonly label: string; readonly table: ChartFigures }) {
  const format = useFormat();
  const columns = table.header.map((name, index) => {
    const minimumFractionDigits = Math.max(0, ...table.rows.map((row) => decimalsOf(row[index])));
    return {
      name: `column ${index}`, // Two groups can have the same name.
      label: name,
      ...(table.rows.some((row) => typeof row[index] === 'number') && { align: 'right' as const }),
      cell: (row: readonly TableCell[]) => {
        const cell = row[index];
        if (typeof cell !== 'number' || minimumFractionDigits === 0) return cell;
        return format.number(cell, { minimumFractionDigits });
      },
    };
  });
  return (
    <DataTable
      caption={label}
      columns={columns}
      rows={table.rows}
      rowKey={(row) => row.join('|')}
      maxHeight={480}
    />
  );
}
