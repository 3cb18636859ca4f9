import { useEffect } from 'react';
import {
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin';
import { showNotification } from './notifications.ts';
import { type Color, readShell } from './shellState.ts';

const colors: Readonly<Record<NotificationPayload['type'], Color>> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
  info: 'neutral',
};

/** Forwards react-admin's notifications to the notification bar, with Undo for undoable changes. */
export function useReactAdminNotifications(): void {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken || typeof taken.message !== 'string') return;
    const { messageArgs, undoable } = taken.notificationOptions ?? {};
    const text = translate(taken.message, { ...messageArgs, _: messageArgs?._ ?? taken.message });
    const settle = undoable ? (isUndo: boolean) => takeMutation()?.({ isUndo }) : undefined;
    showNotification(colors[taken.type], text, settle);
  }, [notifications, takeNotification, takeMutation, translate]);
  useWarningBeforeLosingUndo();
}

/** Warns before leaving the page while a change can still be undone, because it would be lost. */
function useWarningBeforeLosingUndo(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (readShell().notification.confirmOrUndo) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
}
