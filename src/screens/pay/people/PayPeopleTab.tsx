import { Box, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { payPeoplePageSize, payPeopleQuery } from '../../../../dataProviders/pay.ts';
import { payPeopleOrders, payPeopleViews } from '../../../../domain/pay/positions/payPersonRows.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { ChoiceChips } from '../../../kit/forms/ChoiceChips.tsx';
import { SearchField } from '../../../kit/forms/SearchField.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { urlField, useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { PayPeopleTable } from './PayPeopleTable.tsx';

const fields = {
  q: urlField.text(),
  view: urlField.choice(payPeopleViews, 'all'),
  order: urlField.choice(payPeopleOrders, 'name'),
  direction: urlField.choice(['asc', 'desc'], 'asc'),
  page: urlField.page(),
};

/** The people of a project with their pay and their place in the pay range. */
export function PayPeopleTab({ projectId }: { readonly projectId: number }) {
  const translate = useTranslate();
  const format = useFormat();
  const [{ direction, ...filters }, setFilters] = useUrlFilters(fields);
  const input = { ...filters, project_id: projectId, descending: direction === 'desc' };
  const query = useQuery(payPeopleQuery(useAccountId(), input));
  const counts = new Map(query.data?.views.map(({ view, people }) => [view, people]));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <SearchField
          label={translate('pay.people.search')}
          value={filters.q}
          onSearch={(q) => setFilters({ q })}
        />
        <ChoiceChips
          label={translate('pay.people.views.label')}
          choices={payPeopleViews}
          value={filters.view}
          labelOf={(view) =>
            translate('pay.people.views.counted', {
              view: translate(`pay.people.views.${view}`),
              count: format.number(counts.get(view) ?? 0),
            })
          }
          onChange={(view) => setFilters({ view })}
        />
      </Box>
      <SecondaryText>{translate(`pay.people.notes.${filters.view}`)}</SecondaryText>
      <QueryState
        query={query}
        failed="pay.failed"
        missing="pay.missing"
        height={480}
        empty={{ when: ({ total }) => total === 0, text: 'pay.people.empty' }}
      >
        {({ people, total, currency }) => (
          <Card variant="outlined">
            <PayPeopleTable
              people={people}
              currency={currency}
              sort={{
                by: filters.order,
                direction,
                onSort: (by) =>
                  setFilters({
                    order: payPeopleOrders.find((order) => order === by) ?? 'name',
                    direction: by === filters.order && direction === 'asc' ? 'desc' : 'asc',
                  }),
              }}
            />
            <Pagination
              total={total}
              page={filters.page}
              pageSize={payPeoplePageSize}
              onPage={(page) => setFilters({ page })}
            />
          </Card>
        )}
      </QueryState>
    </Box>
  );
}
