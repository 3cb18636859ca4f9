import { use } from 'react';
import { BulkDeleteButton, SelectAllButton, useListContext } from 'react-admin';
import { ListExtras } from './listExtras.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.tsx';

/** As many as can be selected at once: "select all" is offered where it means all. */
const mostSelected = 250;

/** The foot of a list of records: what is selected can be deleted, where that may be. */
export function ListFooter({ removable }: { readonly removable: boolean }) {
  const { total = 0 } = useListContext();
  const { selectedIds, foot, clear } = useSelection();
  const { bulk } = use(ListExtras);
  return (
    <SelectionBar foot={foot} count={removable ? selectedIds.length : 0} onClear={clear}>
      {total <= mostSelected ? <SelectAllButton limit={mostSelected} /> : null}
      {bulk}
      <BulkDeleteButton mutationMode="undoable" />
    </SelectionBar>
  );
}
