import { Box, Button, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { notificationsPageSize, notificationsQuery } from '../../../dataProviders/notifications.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationList } from './NotificationList.tsx';

const fields = { page: urlField.page() };

/** All notifications of the person, newest first. */
export default function Notifications() {
  const translate = useTranslate();
  const { ownAccount } = usePerson();
  const [{ page }, setFilters] = useUrlFilters(fields);
  const query = useQuery(notificationsQuery(ownAccount.id, page));
  return (
    <>
      <PageHeader
        title={translate('titles.notifications')}
        purpose={translate('notifications.lead')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {page === 1 && (
              <MarkAllRead newest={query.data?.notifications[0]} unread={query.data?.unread ?? 0} />
            )}
            <Button size="small" component={RouterLink} to="/update-profile">
              {translate('notifications.settings')}
            </Button>
          </Box>
        }
      />
      <QueryState
        query={query}
        failed="notifications.failed"
        empty={{ when: ({ total }) => total === 0, text: 'notifications.empty' }}
      >
        {({ notifications, total }) => (
          <Card>
            <NotificationList notifications={notifications} />
            <Pagination
              total={total}
              page={page}
              pageSize={notificationsPageSize}
              onPage={(next) => setFilters({ page: next })}
            />
          </Card>
        )}
      </QueryState>
    </>
  );
}
