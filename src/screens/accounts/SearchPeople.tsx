import { Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { findPeople, type NamedAccount } from '../../../dataProviders/administration.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { useDebounced } from '../../kit/useDebounced.ts';
import { AccountField } from './AccountField.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { Pagination } from './Pagination.tsx';
import { administrationKey } from './useChange.ts';
import type { SelectedPeople } from './useSelectedPeople.ts';

/** People of all accounts or of one, by name or address. */
export function SearchPeople({ chosen }: { readonly chosen: SelectedPeople }) {
  const translate = useTranslate();
  const [account, setAccount] = useState<NamedAccount | null>(null);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebounced(typed.trim());
  const wanted = { q: q || null, account_id: account?.id ?? null, page };
  const found = useQuery({
    queryKey: [administrationKey, 'people', wanted],
    queryFn: ({ signal }) => findPeople(wanted, signal),
    placeholderData: keepPreviousData,
  });
  const words = (key: string, params?: object) => translate(`moveUsers.who.${key}`, params);
  const { people = [], total = 0 } = found.data ?? {};
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <AccountField
          label={words('from')}
          placeholder={words('anywhere')}
          value={account}
          onChange={(next) => {
            setAccount(next);
            setPage(1);
          }}
        />
        <TextField
          type="search"
          label={words('search')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPage(1);
          }}
        />
      </Box>
      {found.isPending && <LoadingRows rows={4} />}
      {found.isError && <LoadFailed text={words('failed')} onRetry={() => void found.refetch()} />}
      {found.isSuccess && (
        <Typography variant="body2" color="text.secondary" role="status">
          {total === 0 ? words('nobody') : words('results', { smart_count: total })}
        </Typography>
      )}
      {people.length > 0 && <FoundPeople people={people} chosen={chosen} />}
      <Pagination total={total} page={page} onPage={setPage} />
    </Box>
  );
}
