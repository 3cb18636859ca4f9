import { type ComponentProps, useDeferredValue } from 'react';
import { DataTableBody, DataTableDataContext, useDataTableDataContext } from 'react-admin';
import { rowsInView } from './listStyles.ts';

/** The body of a table: at first the rows that need no scrolling, so that a slow device shows them sooner. */
export function TableBodyInSteps(props: ComponentProps<typeof DataTableBody>) {
  const data = useDataTableDataContext();
  const isComplete = useDeferredValue(true, false);
  return (
    <DataTableDataContext value={isComplete ? data : data?.slice(0, rowsInView(window.innerHeight))}>
      <DataTableBody {...props} />
    </DataTableDataContext>
  );
}
