import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  administrationPageSize,
  type NamedAccount,
  peopleQuery,
} from '../../../dataProviders/administration.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AccountAutocomplete } from './AccountAutocomplete.tsx';
import { MovablePeopleTable } from './MovablePeopleTable.tsx';
import type { SelectedPeople } from './useSelectedPeople.ts';

interface Filters {
  readonly account: NamedAccount | null;
  readonly q: string;
  readonly page: number;
}

/** People of all accounts or of one, by name or email address. */
export function SearchPeople({ selected }: { readonly selected: SelectedPeople }) {
  const translate = useTranslate();
  const [{ account, q, page }, setFilters] = useState<Filters>({ account: null, q: '', page: 1 });
  const query = useQuery(peopleQuery(useAccountId(), { q, account_id: account?.id ?? null, page }));
  const words = (key: string, params?: object) => translate(`moveUsers.who.${key}`, params);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <AccountAutocomplete
          label={words('from')}
          placeholder={words('anywhere')}
          value={account}
          onChange={(next) => setFilters({ account: next, q, page: 1 })}
        />
        <SearchField
          fullWidth
          label={words('search')}
          value={q}
          onSearch={(text) => setFilters({ account, q: text, page: 1 })}
        />
      </Box>
      <QueryState
        query={query}
        failed="moveUsers.who.failed"
        loading="administration.loading"
        shape="rows"
        rows={10}
      >
        {({ people, total }) => (
          <>
            <Hint role="status">
              {total === 0 ? words('nobody') : words('results', { smart_count: total })}
            </Hint>
            {people.length > 0 && <MovablePeopleTable people={people} selected={selected} />}
            <Pagination
              total={total}
              page={page}
              pageSize={administrationPageSize}
              onPage={(next) => setFilters({ account, q, page: next })}
            />
          </>
        )}
      </QueryState>
    </Box>
  );
}
