import { Box, Button, Portal, Snackbar, Typography } from '@mui/material';
import { type CSSProperties, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { readableTextColor } from '../../domain/colors/contrast.ts';
import { usePalette } from '../kit/page/usePalette.ts';
import type { Palette } from '../theme/palettes.ts';
import { closeNotification, notificationMs, swipePx } from './notifications.ts';
import { type Color, useShell } from './shellState.ts';
import { useNotificationTop } from './useNotificationTop.ts';
import { useReactAdminNotifications } from './useReactAdminNotifications.ts';

/** The color of a success is fixed by the specification (CONST-04) and needs dark text. */
function barColors(color: Color, palette: Palette): CSSProperties {
  const { success, strongOf, text, surfaceRaised } = palette;
  if (color === 'success') return { backgroundColor: success, color: readableTextColor(success) };
  if (color === 'neutral') return { backgroundColor: text, color: surfaceRaised };
  return { backgroundColor: strongOf[color].strong, color: strongOf[color].onStrong };
}

/** The notification bar at the top right, in a portal, so that it can be read and heard in front of a dialog. */
export function NotificationBar() {
  const notification = useShell((shell) => shell.notification);
  useReactAdminNotifications();
  if (!notification.active) return null;
  return (
    <Portal>
      <OpenBar key={keyOf(notification)} />
    </Portal>
  );
}

const keys = new WeakMap<object, number>();
let shownCount = 0;

/** A repeated text is announced again and is shown for the full time. */
function keyOf(notification: object): number {
  const key = keys.get(notification) ?? ++shownCount;
  keys.set(notification, key);
  return key;
}

/** What went wrong stays until it is closed, because it says what to do (ruling A-85). */
const staysOpen = (color: Color) => color === 'error' || color === 'warning';

/** A notification closes after a timeout, on Close or on a swipe. The timeout pauses while the notification is hovered or focused. */
function OpenBar() {
  const translate = useTranslate();
  const palette = usePalette();
  const { message, color, confirmOrUndo } = useShell((shell) => shell.notification);
  const swipe = useSwipe(() => closeNotification());
  const bar = useRef<HTMLElement>(null);
  const top = useNotificationTop(bar);
  return (
    <Snackbar
      open
      // Its place is measured at once.
      transitionDuration={0}
      autoHideDuration={staysOpen(color) ? null : notificationMs}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={(_, reason) => reason !== 'clickaway' && closeNotification()}
      style={{ top }}
    >
      <Box
        ref={bar}
        role={staysOpen(color) ? 'alert' : 'status'}
        data-color={color}
        {...swipe}
        style={barColors(color, palette)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          maxWidth: 480,
          minWidth: { sm: 288 },
          pl: 2,
          pr: 1,
          py: 0.75,
          borderRadius: 1,
          boxShadow: 1,
          touchAction: 'pan-y',
        }}
      >
        <Typography
          variant="body2"
          sx={{ flex: 1, whiteSpace: 'pre-line', py: 0.75, overflowWrap: 'anywhere' }}
        >
          {message}
        </Typography>
        {confirmOrUndo && (
          <Button color="inherit" size="small" onClick={() => closeNotification(true)}>
            {translate('app.notification.undo')}
          </Button>
        )}
        <Button color="inherit" size="small" onClick={() => closeNotification()}>
          {translate('app.notification.close')}
        </Button>
      </Box>
    </Snackbar>
  );
}

/** Calls `onSwipe` after a horizontal swipe in either direction (CONST-18). */
function useSwipe(onSwipe: () => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      from.current = event.clientX;
    },
    onPointerUp: (event: React.PointerEvent) => {
      if (from.current !== null && Math.abs(event.clientX - from.current) > swipePx) onSwipe();
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
