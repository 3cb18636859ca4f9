import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { accountFactsQuery } from '../../dataProviders/administration.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { Fact, FactList } from '../../src/kit/page/FactList.tsx';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { QueryState } from '../../src/kit/states/QueryState.tsx';
import type { AccountRecord } from './accounts.ts';

/** The facts of the account on the page, loaded again when its record changes. */
export function useAccountFacts() {
  const record = useRecordContext<AccountRecord>();
  return useQuery({
    ...accountFactsQuery(useAccountId(), record?.id ?? 0, record?.updated_at ?? null),
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
