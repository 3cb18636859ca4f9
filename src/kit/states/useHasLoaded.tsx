import { useState } from 'react';
import { useEditContext } from 'react-admin';

/**
 * Whether the record to edit has arrived anew. What a list knew of it does not do for a form: the newer one would take
 * the place of what was typed into it. Once true it stays, so that nothing takes the form away again.
 */
export function useHasLoaded(): boolean {
  const { isPending, isFetching, error } = useEditContext();
  const [hasArrived, setHasArrived] = useState(false);
  if (!hasArrived && !isPending && !isFetching && !error) setHasArrived(true);
  return hasArrived && !isPending;
}
