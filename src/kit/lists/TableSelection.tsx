import { Checkbox, TableCell } from '@mui/material';

/** The selection of a table's rows. */
export interface TableSelection<R> {
  readonly isSelected: (row: R) => boolean;
  readonly onSelect: (rows: readonly R[], isSelected: boolean) => void;
  readonly canSelect?: (row: R) => boolean;
  readonly selectAllLabel: string;
  readonly labelOf: (row: R) => string;
}

interface Props<R> {
  readonly selection: TableSelection<R>;
}

const canAlwaysSelect = () => true;

/** Selects all selectable rows of the page. */
export function SelectAllCheckbox<R>({ rows, selection }: Props<R> & { readonly rows: readonly R[] }) {
  const { isSelected, onSelect, selectAllLabel, canSelect = canAlwaysSelect } = selection;
  const selectable = rows.filter(canSelect);
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={selectable.length > 0 && selectable.every(isSelected)}
        disabled={selectable.length === 0}
        onChange={(_, isOn) => onSelect(selectable, isOn)}
        slotProps={{ input: { 'aria-label': selectAllLabel } }}
      />
    </TableCell>
  );
}

export function RowCheckbox<R>({ row, selection }: Props<R> & { readonly row: R }) {
  const { isSelected, onSelect, labelOf, canSelect = canAlwaysSelect } = selection;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={isSelected(row)}
        disabled={!canSelect(row)}
        onChange={(_, isOn) => onSelect([row], isOn)}
        slotProps={{ input: { 'aria-label': labelOf(row) } }}
      />
    </TableCell>
  );
}
