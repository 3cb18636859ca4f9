import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShownNotification } from '../../../contract/v2/notifications.ts';
import { markNotificationsRead, notificationKeys } from '../../../dataProviders/notifications.ts';
import { notificationPath } from '../../../domain/notifications/notificationEvents.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly notifications: readonly ShownNotification[];
  readonly onOpen?: () => void;
}

/** Notifications as links to what they are about. Opening one marks it as read. */
export function NotificationList({ notifications, onOpen }: Props) {
  const translate = useTranslate();
  const markRead = useAction(markNotificationsRead, { invalidates: notificationKeys, success: null });
  const handleOpen = ({ id, is_read }: ShownNotification) => {
    if (!is_read) markRead.mutate({ ids: [id], up_to: null });
    onOpen?.();
  };
  return (
    <Box component="ul" aria-label={translate('notifications.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notifications.map((notification) => (
        <Box component="li" key={notification.id} sx={itemStyle}>
          <Box
            aria-hidden
            sx={{ ...dotStyle, bgcolor: notification.is_read ? 'transparent' : 'primary.main' }}
          />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={notificationPath(notification.event, notification.record_id)}
              color="text.primary"
              underline="hover"
              onClick={() => handleOpen(notification)}
              sx={{ fontWeight: notification.is_read ? 400 : 500 }}
            >
              {translate(`notifications.events.${notification.event}`, { name: notification.name ?? '' })}
              {!notification.is_read && (
                <Box component="span" sx={visuallyHidden}>
                  {` ${translate('notifications.unread')}`}
                </Box>
              )}
            </Link>
            <Hint>
              <RelativeTime at={notification.created_at} />
            </Hint>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const itemStyle = {
  display: 'flex',
  gap: 1.5,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const dotStyle = { flex: 'none', width: 8, height: 8, borderRadius: 4, mt: 0.875 } as const;
