import { Box, Button, Popover, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { notificationsQuery } from '../../dataProviders/notifications.ts';
import { QueryState } from '../kit/states/QueryState.tsx';
import { MarkAllRead } from '../screens/notifications/MarkAllRead.tsx';
import { NotificationList } from '../screens/notifications/NotificationList.tsx';
import { useAreaTexts } from './useAreaTexts.ts';

interface Props {
  readonly accountId: number;
  /** The bell in the header, next to which the panel opens. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const shown = 8;

/** The newest notifications below the bell. */
export function NotificationPanel(props: Props) {
  return useAreaTexts('notifications', props.onClose) ? <LoadedPanel {...props} /> : null;
}

function LoadedPanel({ accountId, anchor, onClose }: Props) {
  const translate = useTranslate();
  const query = useQuery(notificationsQuery(accountId, 1));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 400, maxWidth: '100%', border: 1, borderColor: 'divider' },
        },
      }}
    >
      <Box sx={headStyle}>
        <Typography variant="subtitle2" component="h2" id={titleId}>
          {translate('titles.notifications')}
        </Typography>
        <MarkAllRead newest={query.data?.notifications[0]} unread={query.data?.unread ?? 0} />
      </Box>
      <QueryState
        query={query}
        failed="notifications.failed"
        empty={{ when: ({ total }) => total === 0, text: 'notifications.empty' }}
      >
        {({ notifications }) => (
          <NotificationList notifications={notifications.slice(0, shown)} onOpen={onClose} />
        )}
      </QueryState>
      <Box sx={{ p: 1, display: 'flex', justifyContent: 'center' }}>
        <Button size="small" component={RouterLink} to="/notifications" onClick={onClose}>
          {translate('notifications.showAll')}
        </Button>
      </Box>
    </Popover>
  );
}

const titleId = 'notification-panel-title';
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
