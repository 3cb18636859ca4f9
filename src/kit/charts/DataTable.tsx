import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useLocaleState } from 'react-admin';
import type { Cell } from '../../../domain/tables/csv.ts';

/** Figures of a column have as many decimals as the longest of them. */
const decimalsOf = (cell: Cell | undefined): number =>
  typeof cell === 'number' ? Math.min(2, (String(cell).split('../../ui/charts')[1] ?? '').length) : 0;

/** The figures behind a chart. */
export interface ChartTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Two groups may bear the same name, so a column is known by its place. */
const columnOf = (index: number) => `column ${index}`;

export function DataTable({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  const isNumeric = table.header.map((_, index) => table.rows.some((row) => typeof row[index] === 'number'));
  const align = (index: number) => (isNumeric[index] ? 'right' : 'left');
  const [locale] = useLocaleState();
  const decimals = table.header.map((_, index) =>
    Math.max(...table.rows.map((row) => decimalsOf(row[index]))),
  );
  const textOf = (cell: Cell | undefined, index: number) => {
    const digits = decimals[index] ?? 0;
    if (typeof cell !== 'number' || digits === 0) return cell;
    return new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(cell);
  };
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {table.header.map((name, index) => (
              <TableCell key={columnOf(index)} align={align(index)}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map((row) => (
            <TableRow key={row.join('|')} hover>
              {row.map((cell, index) => (
                <TableCell
                  key={columnOf(index)}
                  align={align(index)}
                  component={index === 0 ? 'th' : 'td'}
                  scope={index === 0 ? 'row' : undefined}
                >
                  {textOf(cell, index)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
