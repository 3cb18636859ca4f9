import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Key, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import { ColumnHeader, type TableSort } from './ColumnHeader.tsx';
import { RowCheckbox, SelectAllCheckbox, type TableSelection } from './TableSelection.tsx';

export interface Column<R> {
  /** The name of the column, unique within the table. */
  readonly name: string;
  /** The heading; defaults to the text for the column's name. */
  readonly label?: ReactNode;
  readonly cell: (row: R) => ReactNode;
  readonly align?: 'right';
  /** Whether the column is hidden on narrow screens. */
  readonly isWide?: boolean;
  readonly isSortable?: boolean;
  readonly sx?: object;
}

interface Props<R> {
  /** The table's name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  /** Key prefix of the texts of the columns' names. */
  readonly columnTexts?: string;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => Key;
  readonly selection?: TableSelection<R>;
  readonly sort?: TableSort;
  /** The height above which the rows scroll below a sticky header. */
  readonly maxHeight?: number | string;
}

/** Hides cells on narrow screens. */
export const wideScreensOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

/** A table whose first column is the row header. It scrolls inside its container, which is keyboard-focusable. */
export function DataTable<R>(props: Props<R>) {
  const { caption, columns, columnTexts, rows, rowKey, selection, sort, maxHeight } = props;
  const translate = useTranslate();
  const styleOf = ({ isWide, sx }: Column<R>) => ({ ...(isWide ? wideScreensOnly : {}), ...sx });
  return (
    <TableContainer tabIndex={0} role="region" aria-label={caption} sx={{ position: 'relative', maxHeight }}>
      <Table stickyHeader={maxHeight !== undefined}>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {selection && <SelectAllCheckbox rows={rows} selection={selection} />}
            {columns.map((column) => (
              <ColumnHeader key={column.name} column={column} sort={sort} sx={styleOf(column)}>
                {column.label ?? translate(`${columnTexts}.${column.name}`)}
              </ColumnHeader>
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
