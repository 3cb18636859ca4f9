import { Box, Table, TableCell, TableHead, TableRow } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';
import {
  DataTableBase,
  DataTableLoading,
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { Resource } from '../../../resources/kit/resource.ts';
import { columnLabel, listColumns } from '../../../resources/listColumns.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import { NoListMatches } from './ListStates.tsx';
import { rowsInView, selectionCellStyle, tableStyle } from './listStyles.ts';
import { RecordRow } from './RecordRow.tsx';
import { SelectAllCheckbox } from './TableSelection.tsx';
import { columnsKeyOf, useColumns } from './useColumnSettings.ts';

interface Props {
  readonly of: Resource;
  /** Whether a row opens the form of its record. */
  readonly isLinked: boolean;
  readonly isSelectable: boolean;
  /** The content of a cell, which reads its record from the context. */
  readonly cell: (name: string) => ReactNode;
}

/**
 * The table of a record list, with the columns that a person has chosen. react-admin's own table takes twice as long, because each cell
 * computes its own style and contains the code of a header.
 */
export function RecordTable({ of, isSelectable, ...options }: Props) {
  return (
    <DataTableBase
      storeKey={columnsKeyOf(of.name)}
      hasBulkActions={isSelectable}
      empty={<NoListMatches />}
      loading={<DataTableLoading nbChildren={of.list.length} hasBulkActions={isSelectable} size="small" />}
    >
      <Rows of={of} isSelectable={isSelectable} {...options} />
    </DataTableBase>
  );
}

/** At first only the rows that need no scrolling, without their checkboxes, so that a slow device shows them sooner. */
function Rows({ of, isLinked, isSelectable, cell }: Props) {
  const { data = [] } = useListContext();
  const columns = useColumns(of.name, listColumns(of));
  const isComplete = useDeferredValue(true, false);
  const rows = isComplete ? data : data.slice(0, rowsInView(window.innerHeight));
  return (
    <Box sx={tableStyle}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {isSelectable &&
              (isComplete ? <SelectPage /> : <TableCell component="td" sx={selectionCellStyle} />)}
            {columns.map((name) => (
              <SortableHeader key={name} of={of} name={name} />
            ))}
          </TableRow>
        </TableHead>
        <tbody>
          {rows.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <RecordRow
                record={record}
                columns={columns}
                isLinked={isLinked}
                selection={isSelectable ? (isComplete ? 'shown' : 'reserved') : 'none'}
                cell={cell}
              />
            </RecordContextProvider>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function SortableHeader({ of, name }: { readonly of: Resource; readonly name: string }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const onSort = (field: string) =>
    setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <ColumnHeader
      column={{ name, isSortable: Object.hasOwn(of.fields, name) }}
      sort={{ by: sort.field, direction, onSort }}
      sx={{}}
    >
      {translate(columnLabel(of, name))}
    </ColumnHeader>
  );
}

function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const selectAllLabel = translate('ra.action.select_all');
  return (
    <SelectAllCheckbox
      rows={data}
      selection={{
        isSelected: ({ id }: RaRecord) => selectedIds.includes(id),
        onSelect: (rows, isSelected) => onSelect(changeSelection(selectedIds, rows, isSelected)),
        selectAllLabel,
        labelOf: () => selectAllLabel,
      }}
    />
  );
}

function changeSelection(
  selectedIds: readonly Identifier[],
  rows: readonly RaRecord[],
  isSelected: boolean,
): Identifier[] {
  const ids = rows.map(({ id }) => id);
  const others = selectedIds.filter((id) => !ids.includes(id));
  return isSelected ? [...others, ...ids] : others;
}
