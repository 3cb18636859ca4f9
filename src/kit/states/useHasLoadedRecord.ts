import { useState } from 'react';
import { useEditContext } from 'react-admin';

/**
 * Whether the record to edit was fetched for this page. Data cached by a list is not enough, because the newer record
 * would overwrite input. Stays true once set, so that the form is not unmounted again.
 */
export function useHasLoadedRecord(): boolean {
  const { isPending, isFetching, error } = useEditContext();
  const [hasArrived, setHasArrived] = useState(false);
  if (!hasArrived && !isPending && !isFetching && !error) setHasArrived(true);
  return hasArrived && !isPending;
}
