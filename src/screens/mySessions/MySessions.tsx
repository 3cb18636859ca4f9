import { Box, Button, Card, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { mySessionsQuery, sessionsPageSize } from '../../../dataProviders/mySessions.ts';
import { type SessionTab, sessionTabs } from '../../../domain/sessions/sessionTabs.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { NoMatches } from '../../kit/states/NoMatches.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { SessionRows } from './SessionRows.tsx';

const fields = {
  tab: urlField.choice(sessionTabs, 'mine'),
  q: urlField.text(),
  page: urlField.page(100_000),
};

/** The person's live sessions, those they can register for, and past ones. */
export default function MySessions() {
  const translate = useTranslate();
  const [{ tab, q, page }, setFilters] = useUrlFilters(fields);
  const query = useQuery(mySessionsQuery(useAccountId(), { tab, q, page }));
  return (
    <>
      <PageHeader title={translate('titles.mySessions')} purpose={translate('mySessions.purpose')} />
      <Tabs
        value={tab}
        onChange={(_event, next: SessionTab) => setFilters({ tab: next, q: '' }, { history: 'push' })}
        aria-label={translate('mySessions.tabs.label')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {sessionTabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`sessions-tab-${one}`}
            aria-controls={one === tab ? 'sessions-panel' : undefined}
            label={translate(`mySessions.tabs.${one}`)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="sessions-panel"
        aria-labelledby={`sessions-tab-${tab}`}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {tab === 'upcoming' && (
          <Box>
            <SearchField
              label={translate('mySessions.search')}
              value={q}
              onSearch={(next) => setFilters({ q: next })}
            />
          </Box>
        )}
        <QueryState
          key={tab}
          query={query}
          failed="mySessions.failed"
          shape="rows"
          empty={{
            when: ({ total }) => total === 0 && q === '',
            text: `mySessions.empty.${tab}`,
            action: tab === 'mine' && (
              <Button
                variant="contained"
                onClick={() => setFilters({ tab: 'upcoming' }, { history: 'push' })}
              >
                {translate('mySessions.browse')}
              </Button>
            ),
          }}
        >
          {({ sessions, total }) => (
            <>
              <Hint role="status">{translate('mySessions.count', { smart_count: total })}</Hint>
              <Card sx={{ px: { xs: 2, md: 3 } }}>
                {total === 0 ? (
                  <NoMatches onClear={() => setFilters({ q: '' })} />
                ) : (
                  <SessionRows sessions={sessions} />
                )}
                <Pagination
                  total={total}
                  page={page}
                  pageSize={sessionsPageSize}
                  onPage={(next) => setFilters({ page: next })}
                />
              </Card>
            </>
          )}
        </QueryState>
      </Box>
    </>
  );
}
