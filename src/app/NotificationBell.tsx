import BellIcon from '@mui/icons-material/NotificationsNone';
import { Box, IconButton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unreadQuery } from '../../dataProviders/notifications.ts';
import { maxCountedUnread } from '../../domain/notifications/notificationKinds.ts';
import { visuallyHidden } from '../kit/page/visuallyHidden.ts';
import { NotificationPanel } from './lazyOverlays.ts';

/** The bell with the number of unread notifications. A number that can't be read isn't shown, because the bell works without it. */
export function NotificationBell({ accountId }: { readonly accountId: number }) {
  const translate = useTranslate();
  const { data: unread = 0 } = useQuery(unreadQuery(accountId));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isMany = unread > maxCountedUnread;
  const unreadText = isMany
    ? translate('app.header.unreadMany', { count: maxCountedUnread })
    : translate('app.header.unread', { smart_count: unread });
  return (
    <>
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={translate('app.header.notifications')}
          aria-describedby={unread > 0 ? unreadTextId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <BellIcon />
        </IconButton>
        {unread > 0 && (
          <Box component="span" aria-hidden sx={badgeStyle}>
            {isMany ? `${maxCountedUnread}+` : unread}
          </Box>
        )}
      </Box>
      <Box component="span" id={unreadTextId} aria-live="polite" sx={visuallyHidden}>
        {unread > 0 && unreadText}
      </Box>
      <Suspense fallback={null}>
        {anchor && (
          <NotificationPanel accountId={accountId} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}

const unreadTextId = 'unread-notifications';

const badgeStyle = {
  position: 'absolute',
  pointerEvents: 'none',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: 9,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '18px',
} as const;
