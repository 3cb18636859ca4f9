import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { DelegationAccess } from '../../domain/accounts/delegation.ts';
import { Failed } from '../../src/kit/lists/ListStates.tsx';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { type AccountRecord, accounts } from './accounts.ts';

/** What the server tells of an account beyond its record. */
export interface Facts {
  readonly people: number;
  readonly teams: number;
  readonly running_campaigns: number;
  readonly contract_year: number | null;
  readonly delegates: readonly {
    readonly id: number;
    readonly name: string;
    readonly reach: DelegationAccess | null;
  }[];
}

interface KnowingFacts extends DataProvider {
  readAccountFacts(id: number): Promise<Facts>;
}

/** Asked anew whenever the record on the page is another one, or has changed. */
export function useFacts() {
  const record = useRecordContext<AccountRecord>();
  const dataProvider = useDataProvider<KnowingFacts>();
  return useQuery({
    queryKey: [accounts.name, 'facts', record?.id, record?.updated_at],
    queryFn: () => dataProvider.readAccountFacts(record?.id ?? 0),
    enabled: record !== undefined,
  });
}

const counts = ['people', 'teams', 'running_campaigns'] as const;

/** How large an account is, what runs in it, how long it has been one, and who looks after it. */
export function AccountFacts() {
  const translate = useTranslate();
  const query = useFacts();
  const words = (key: string) => translate(`administration.account.facts.${key}`);
  const facts = query.data;
  return (
    <Panel title={words('title')}>
      {query.isPending && <Skeleton height={64} />}
      {query.isError && (
        <Failed text="administration.account.facts.failed" onRetry={() => void query.refetch()} />
      )}
      {facts && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' }}
        >
          {counts.map((count) => (
            <Fact key={count} name={words(count)} value={String(facts[count])} />
          ))}
          <Fact
            name={words('contract_year')}
            value={facts.contract_year === null ? words('noYear') : String(facts.contract_year)}
          />
          <Fact
            isWide
            name={words('delegates')}
            value={facts.delegates.map(({ name }) => name).join(', ') || words('nobody')}
          />
        </Box>
      )}
    </Panel>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isWide?: boolean;
}

function Fact({ name, value, isWide }: FactProps) {
  return (
    <Box sx={isWide ? { gridColumn: '1 / -1' } : undefined}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
  );
}
