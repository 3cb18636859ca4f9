import { useListContext } from 'react-admin';

/** The ids of the rows on the page of a list, for a call about all of them. */
export function useListedIds(): number[] {
  const { data = [] } = useListContext();
  return data.map(({ id }) => Number(id));
}
