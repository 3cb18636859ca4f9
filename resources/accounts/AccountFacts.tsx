import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { DelegationAccess } from '../../domain/accounts/delegation.ts';
import { Fact, FactList } from '../../src/kit/page/FactList.tsx';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { QueryState } from '../../src/kit/states/QueryState.tsx';
import { type AccountRecord, accounts } from './accounts.ts';

/** Facts about an account that are not part of its record. */
export interface AccountFactValues {
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

interface FactsProvider extends DataProvider {
  readAccountFacts(id: number): Promise<AccountFactValues>;
}

/** The facts of the account on the page, loaded again when its record changes. */
export function useAccountFacts() {
  const record = useRecordContext<AccountRecord>();
  const dataProvider = useDataProvider<FactsProvider>();
  return useQuery({
    queryKey: [accounts.name, 'facts', record?.id, record?.updated_at],
    queryFn: () => dataProvider.readAccountFacts(record?.id ?? 0),
    enabled: record !== undefined,
  });
}

const counts = ['people', 'teams', 'running_campaigns'] as const;

/** The size of an account, its campaigns, its contract and the people who administer it. */
export function AccountFacts() {
  const translate = useTranslate();
  const query = useAccountFacts();
  const words = (key: string) => translate(`administration.account.facts.${key}`);
  return (
    <Panel title={words('title')}>
      <QueryState query={query} failed="administration.account.facts.failed">
        {(facts) => (
          <FactList>
            {counts.map((count) => (
              <Fact key={count} term={words(count)}>
                {facts[count]}
              </Fact>
            ))}
            <Fact term={words('contract_year')}>{facts.contract_year ?? words('noYear')}</Fact>
            <Fact term={words('delegates')}>
              {facts.delegates.map(({ name }) => name).join(', ') || words('nobody')}
            </Fact>
          </FactList>
        )}
      </QueryState>
    </Panel>
  );
}
