import { Box, Button, Snackbar, Typography } from '@mui/material';
import { type CSSProperties, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { readableTextColor } from '../../domain/colors/contrast.ts';
import { usePalette } from '../kit/page/usePalette.ts';
import type { Palette } from '../theme/palettes.ts';
import { closeNotification, notificationMs, swipePx } from './notifications.ts';
import { type Color, useShell } from './shellState.ts';
import { useReactAdminNotifications } from './useReactAdminNotifications.ts';

/** The color of a success is fixed by the specification (CONST-04) and needs dark text. */
function barColors(color: Color, palette: Palette): CSSProperties {
  const { success, strongOf, text, surfaceRaised } = palette;
  if (color === 'success') return { backgroundColor: success, color: readableTextColor(success) };
  if (color === 'neutral') return { backgroundColor: text, color: surfaceRaised };
  return { backgroundColor: strongOf[color].strong, color: strongOf[color].onStrong };
}

/** The notification bar at the top right. A notification closes after a timeout, on Close or on a swipe. */
export function NotificationBar() {
  const translate = useTranslate();
  const palette = usePalette();
  const { message, active, color, confirmOrUndo } = useShell((shell) => shell.notification);
  const swipe = useSwipe(() => closeNotification());
  useReactAdminNotifications();
  return (
    <Snackbar
      key={message}
      open={active}
      autoHideDuration={notificationMs}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={(_, reason) => reason !== 'clickaway' && closeNotification()}
      sx={{ top: { xs: 64, sm: 68 } }}
    >
      <Box
        role={color === 'error' ? 'alert' : 'status'}
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
