import { Card, Skeleton, TablePagination, Typography, useMediaQuery, useTheme } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { rolesPerPage } from '../../../contract/v2/people.ts';
import { readRolesAudit } from '../../../dataProviders/people.ts';
import { rights } from '../../../domain/access/rights.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { PersonRights } from './PersonRights.tsx';
import { RolesCards } from './RolesCards.tsx';
import { RolesFilters } from './RolesFilters.tsx';
import { RolesTable } from './RolesTable.tsx';
import type { RolesAddress } from './useRolesFilters.ts';

/** People by name, and beside each what they may do: a table where there is room, cards on a phone. */
export function RolesMatrix({ address }: { readonly address: RolesAddress }) {
  const translate = useTranslate();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [openedId, open] = useState<number | null>(null);
  const { wish, change } = address;
  const query = useQuery({
    queryKey: ['roles-audit', wish],
    queryFn: () => readRolesAudit(wish),
    placeholderData: keepPreviousData,
  });
  const { people = [], total = 0, counts = [] } = query.data ?? {};
  const searched = counts.some(({ right, people: having }) => right === 'user_with_search' && having > 0);
  const shown = rights.filter((right) => right !== 'user_with_search' || searched);
  const opened = people.find(({ id }) => id === openedId);
  return (
    <>
      <RolesFilters address={address} answer={query.data} />
      <Card>
        {query.isPending && <Skeleton height={320} sx={{ mx: 2 }} />}
        {query.isError && (
          <LoadFailed text={translate('people.roles.failed')} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && people.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 3 }}>
            {translate('people.roles.nothing')}
          </Typography>
        )}
        {people.length > 0 &&
          (isWide ? (
            <RolesTable people={people} rights={shown} onOpen={open} />
          ) : (
            <RolesCards people={people} onOpen={open} />
          ))}
        {total > rolesPerPage && (
          <TablePagination
            component="div"
            count={total}
            page={wish.page - 1}
            rowsPerPage={rolesPerPage}
            rowsPerPageOptions={[]}
            labelDisplayedRows={({ from, to, count }) =>
              translate('people.roles.range', { from, to, total: count })
            }
            getItemAriaLabel={(type) =>
              translate(type === 'next' ? 'people.roles.next' : 'people.roles.previous')
            }
            onPageChange={(_, next) => change({ page: next + 1 })}
          />
        )}
      </Card>
      {opened && (
        <PersonRights
          person={opened}
          onClose={() => open(null)}
          onExplain={() => change({ tab: 'explain', person: opened.id })}
        />
      )}
    </>
  );
}
