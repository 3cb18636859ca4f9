import { Box, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { teamActionsPageSize, teamActionsQuery } from '../../../dataProviders/teamActions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useHasTier } from '../../kit/context/useHasTier.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { NoMatches } from '../../kit/states/NoMatches.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ActionFilters } from './ActionFilters.tsx';
import { ActionOverview } from './ActionOverview.tsx';
import { ActionTable } from './ActionTable.tsx';
import { OpenResultsButton } from './OpenResultsButton.tsx';
import { useActionFilters } from './useActionFilters.ts';

/** The actions that the person sees, open ones first; for administrators all of the account, with an overview. */
export default function TeamActions() {
  const translate = useTranslate();
  const isAdmin = useHasTier('local_admin');
  const isLead = useHasTier('supervisor');
  const { listed, page, isFiltered, setFilters, clear } = useActionFilters();
  const query = useQuery(teamActionsQuery(useAccountId(), listed, page));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ mb: -3 }}>
        <PageHeader
          title={translate('titles.teamActions')}
          purpose={translate(isAdmin ? 'actions.purposeAdmin' : 'actions.purpose')}
        />
      </Box>
      {isAdmin && <ActionOverview onChoose={(topic, progress) => setFilters({ topic, progress })} />}
      <ActionFilters filters={listed} hasAllFilters={isAdmin} onChange={setFilters} />
      <QueryState
        query={query}
        failed="actions.failed"
        shape="rows"
        empty={{
          when: ({ total }) => total === 0 && !isFiltered,
          text: isLead ? 'actions.emptyChooser' : 'actions.empty',
          action: isLead && <OpenResultsButton />,
        }}
      >
        {({ actions, total }) => (
          <>
            <Hint role="status">{translate('actions.count', { smart_count: total })}</Hint>
            <Card>
              {total === 0 ? <NoMatches onClear={clear} /> : <ActionTable actions={actions} />}
              <Pagination
                total={total}
                page={page}
                pageSize={teamActionsPageSize}
                onPage={(next) => setFilters({ page: next })}
              />
            </Card>
          </>
        )}
      </QueryState>
    </Box>
  );
}
