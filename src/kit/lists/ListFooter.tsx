import { use } from 'react';
import { BulkDeleteButton, SelectAllButton, useListContext } from 'react-admin';
import { ListExtras } from './listExtras.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.tsx';

/** The largest selection; "select all" is offered only when the list has no more rows. */
const mostSelected = 250;

/** The footer of a record list: bulk actions for the selected rows and the pagination. */
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
