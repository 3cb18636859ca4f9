import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { teamSizesQuery } from '../../dataProviders/teams.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { useListedIds } from '../../src/kit/lists/useListedIds.ts';
import { useFormat } from '../../src/kit/useFormat.ts';

/** The number of active members of a team in the list. All rows of a page share one request. */
export function TeamSize() {
  const record = useRecordContext();
  const format = useFormat();
  const { data } = useQuery(teamSizesQuery(useAccountId(), useListedIds()));
  const size = data?.find(({ team_id }) => team_id === record?.id);
  return size && format.number(size.members);
}
