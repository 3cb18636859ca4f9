import { TableCell, TableSortLabel } from '@mui/material';
import type { ReactNode } from 'react';

export interface TableSort {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  readonly onSort: (by: string) => void;
}

interface Props {
  readonly column: {
    readonly name: string;
    readonly align?: 'right';
    readonly isSortable?: boolean;
  };
  readonly sort: TableSort | undefined;
  readonly sx: object;
  readonly children: ReactNode;
}

/** A column heading; a button when the rows can be sorted by it. */
export function ColumnHeader({
  column: { name, align, isSortable },
  sort,
  sx: columnStyle,
  children,
}: Props) {
  // Names in the cells may break anywhere, the words of a heading only if they don't fit.
  const sx = { ...columnStyle, overflowWrap: 'break-word' };
  if (!isSortable || !sort) {
    return (
      <TableCell align={align} sx={sx}>
        {children}
      </TableCell>
    );
  }
  const isSorted = sort.by === name;
  return (
    <TableCell align={align} sx={sx} sortDirection={isSorted ? sort.direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? sort.direction : 'asc'}
        onClick={() => sort.onSort(name)}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
