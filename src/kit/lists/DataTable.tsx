import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Key, ReactNode } from 'react';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import { ColumnHeader, type TableSort } from './ColumnHeader.tsx';
import { RowCheckbox, SelectAllCheckbox, type TableSelection } from './TableSelection.tsx';

export interface Column<R> {
  /** Unique in its table. */
  readonly name: string;
  readonly label: ReactNode;
  readonly cell: (row: R) => ReactNode;
  readonly align?: 'right';
  /** Left out on narrow screens. */
  readonly isWide?: boolean;
  readonly isSortable?: boolean;
  readonly sx?: object;
}

interface Props<R> {
  /** Names the table to screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => Key;
  readonly selection?: TableSelection<R>;
  readonly sort?: TableSort;
  /** From here on the table scrolls below its header. */
  readonly maxHeight?: number | string;
}

/** Cells shown only where there is room for them. */
export const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** A table whose first column names its rows. It scrolls within itself and can be reached with the keyboard. */
export function DataTable<R>(props: Props<R>) {
  const { caption, columns, rows, rowKey, selection, sort, maxHeight } = props;
  const styleOf = ({ isWide, sx }: Column<R>) => ({ ...(isWide ? wide : {}), ...sx });
  return (
    <TableContainer tabIndex={0} role="region" aria-label={caption} sx={{ position: 'relative', maxHeight }}>
      <Table stickyHeader={maxHeight !== undefined}>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {selection && <SelectAllCheckbox rows={rows} selection={selection} />}
            {columns.map((column) => (
              <ColumnHeader key={column.name} column={column} sort={sort} sx={styleOf(column)} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} hover selected={selection?.isSelected(row) ?? false}>
              {selection && <RowCheckbox row={row} selection={selection} />}
              {columns.map((column, index) => (
                <TableCell
                  key={column.name}
                  align={column.align}
                  sx={styleOf(column)}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                >
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
