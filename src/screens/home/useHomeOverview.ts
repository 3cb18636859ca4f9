import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../../dataProviders/home.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** The tasks and changes of the signed-in person; nothing is loaded while they view another account. */
export function useHomeOverview() {
  const { ownAccount, currentAccount } = usePerson();
  const isEmulating = ownAccount.id !== currentAccount.id;
  const overview = useQuery({ ...homeQuery(ownAccount.id), enabled: !isEmulating });
  return { isEmulating, overview, isLoading: !isEmulating && isFirstLoading(overview) };
}

/** Whether a query is loaded for the first time. */
export const isFirstLoading = ({
  isPending,
  isFetched,
}: {
  readonly isPending: boolean;
  readonly isFetched: boolean;
}) => isPending && !isFetched;
