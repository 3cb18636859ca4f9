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
    readonly label: ReactNode;
    readonly align?: 'right';
    readonly isSortable?: boolean;
  };
  readonly sort: TableSort | undefined;
  readonly sx: object;
}

/** A column heading; a button when the rows can be sorted by it. */
export function ColumnHeader({ column: { name, label, align, isSortable }, sort, sx }: Props) {
  if (!isSortable || !sort) {
    return (
      <TableCell align={align} sx={sx}>
        {label}
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
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
