import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Cell } from '../../../domain/tables/csv.ts';

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
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
