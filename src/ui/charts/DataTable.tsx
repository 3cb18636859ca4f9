import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Cell } from '../../../domain/tables/csv.ts';

/** The figures behind a chart. */
export interface ChartTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export function DataTable({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {table.header.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map((row) => (
            <TableRow key={row.join('|')} hover>
              {row.map((cell, index) => (
                <TableCell
                  key={table.header[index]}
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
