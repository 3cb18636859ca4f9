import { useCallback } from 'react';
import { useResourceContext } from 'react-admin';

const columnsIdOf = (resource: string | undefined) => `${resource}.datatable-columnsSelector`;

/** The element in which react-admin's table lists its columns; null before the table is rendered. */
export const findColumns = (resource: string | undefined): HTMLElement | null =>
  document.getElementById(columnsIdOf(resource));

/**
 * Holds the list of columns until `ColumnsButton` shows it. The table looks for its element only for half a second, and
 * the button is loaded later. React knows nothing of the element, so that it can be moved.
 */
export function ColumnsHolder() {
  const resource = useResourceContext();
  const addColumns = useCallback(
    (holder: HTMLElement | null) => {
      const columns = document.createElement('div');
      columns.id = columnsIdOf(resource);
      holder?.append(columns);
      return () => columns.remove();
    },
    [resource],
  );
  return <div style={{ display: 'none' }} ref={addColumns} />;
}
