import { Checkbox } from '@mui/material';
import { memo, type ReactNode } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { RowLink } from './RowLink.tsx';

interface Props {
  readonly record: RaRecord;
  readonly columns: readonly string[];
  readonly isLinked: boolean;
  /** The checkbox of the row, or the space for it until it is rendered. */
  readonly selection: 'none' | 'reserved' | 'shown';
  readonly cell: (name: string) => ReactNode;
}

/** A row of a record list, in plain elements that the table styles. */
export const RecordRow = memo(function RecordRow({ record, columns, isLinked, selection, cell }: Props) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const open = () =>
    navigate(createPath({ resource, type: 'edit', id: record.id }), { state: { _scrollToTop: true } });
  return (
    <tr data-row onClick={isLinked ? open : undefined}>
      {selection !== 'none' && (
        <td data-cell="selection">{selection === 'shown' && <SelectRow record={record} />}</td>
      )}
      {columns.map((name, index) => (
        <td key={name} data-cell={index === 0 ? 'name' : undefined}>
          <RowLink isLink={isLinked && index === 0} content={cell(name)} />
        </td>
      ))}
    </tr>
  );
});

function SelectRow({ record: { id } }: { readonly record: RaRecord }) {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const translate = useTranslate();
  return (
    <Checkbox
      checked={selectedIds?.includes(id) ?? false}
      onClick={(event) => {
        event.stopPropagation();
        handleToggleItem?.(id, event);
      }}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
    />
  );
}
