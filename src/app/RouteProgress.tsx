import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useShell } from './shellState.ts';

/** A thin progress bar while a page loads. It appears after 200 ms, so fast pages never show it. */
export function RouteProgress() {
  const isLoading = useShell((shell) => shell.routeLoading || shell.isStarting);
  const translate = useTranslate();
  if (!isLoading) return null;
  return (
    <LinearProgress
      aria-label={translate('app.loading')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: 'tooltip',
        animation: 'cairn-appear 0s 200ms both',
        '@keyframes cairn-appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      }}
    />
  );
}
