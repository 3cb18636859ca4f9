import { use } from 'react';
import { BulkDeleteButton, SelectAllButton, useListContext } from 'react-admin';
import { ListExtrasContext } from './ListExtrasContext.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

/** The largest selection; "select all" is offered only when the list has no more rows. */
const maxSelected = 250;

/** The footer of a record list: bulk actions for the selected rows and the pagination. */
export function ListFooter({ removable }: { readonly removable: boolean }) {
  const { total = 0 } = useListContext();
  const { selectedIds, foot: footerRef, clear } = useSelection();
  const { bulk } = use(ListExtrasContext);
  return (
    <SelectionBar barRef={footerRef} count={removable ? selectedIds.length : 0} onClear={clear}>
      {total <= maxSelected ? <SelectAllButton limit={maxSelected} /> : null}
      {bulk}
      <BulkDeleteButton mutationMode="undoable" />
    </SelectionBar>
  );
}
