import { Card, useMediaQuery, useTheme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { rolesAuditPageSize } from '../../../contract/v2/people.ts';
import { rolesAuditQuery } from '../../../dataProviders/people.ts';
import { rights } from '../../../domain/access/rights.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { PersonRightsDialog } from './PersonRightsDialog.tsx';
import { RolesAuditCards } from './RolesAuditCards.tsx';
import { RolesAuditFilters } from './RolesAuditFilters.tsx';
import { RolesAuditTable } from './RolesAuditTable.tsx';
import { type RolesTabProps, toRolesQuery } from './useRolesAuditFilters.ts';

/** People with their rights: a table on wide screens, cards on phones. */
export function RolesAuditMatrix({ filters, setFilters }: RolesTabProps) {
  const translate = useTranslate();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useQuery(rolesAuditQuery(useAccountId(), toRolesQuery(filters)));
  return (
    <>
      <RolesAuditFilters filters={filters} setFilters={setFilters} audit={query.data} />
      <Card>
        <QueryState query={query} failed="people.roles.failed">
          {({ people, total, counts }) => {
            const hasSearch = counts.some(
              ({ right, people: count }) => right === 'user_with_search' && count > 0,
            );
            const columns = rights.filter((right) => right !== 'user_with_search' || hasSearch);
            const person = people.find(({ id }) => id === openId);
            return (
              <>
                {people.length === 0 && (
                  <SecondaryText sx={{ p: 3 }}>{translate('people.roles.nothing')}</SecondaryText>
                )}
                {people.length > 0 &&
                  (isWide ? (
                    <RolesAuditTable people={people} rights={columns} onOpen={setOpenId} />
                  ) : (
                    <RolesAuditCards people={people} onOpen={setOpenId} />
                  ))}
                <Pagination
                  total={total}
                  page={filters.page}
                  pageSize={rolesAuditPageSize}
                  onPage={(page) => setFilters({ page })}
                />
                {person && (
                  <PersonRightsDialog
                    person={person}
                    onClose={() => setOpenId(null)}
                    onExplain={() => setFilters({ tab: 'explain', person: person.id })}
                  />
                )}
              </>
            );
          }}
        </QueryState>
      </Card>
    </>
  );
}
