import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShownNotification } from '../../../contract/v2/notifications.ts';
import { markNotificationsRead, notificationKeys } from '../../../dataProviders/notifications.ts';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  /** The newest notification that is shown; later ones stay unread. */
  readonly newest: ShownNotification | undefined;
  readonly unread: number;
}

export function MarkAllRead({ newest, unread }: Props) {
  const translate = useTranslate();
  const markRead = useAction(markNotificationsRead, { invalidates: notificationKeys, success: null });
  if (!newest || unread === 0) return null;
  return (
    <Button
      size="small"
      loading={markRead.isPending}
      onClick={() => markRead.mutate({ ids: [], up_to: newest.id })}
    >
      {translate('notifications.markAllRead')}
    </Button>
  );
}
