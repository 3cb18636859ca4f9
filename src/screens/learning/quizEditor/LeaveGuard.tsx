import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';

/** Asks before changes are lost by leaving the page. */
export function LeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isActive]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={translate('quizEditor.leave.title')}
      confirm={translate('quizEditor.leave.confirm')}
      busy={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <Typography>{translate('quizEditor.leave.text')}</Typography>
    </ConfirmDialog>
  );
}
