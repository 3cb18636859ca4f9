import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isPlatformAdmin } from '../../domain/access/roles.ts';
import { useSession } from './useSession.ts';

/**
 * Hides the screen until its account may be shown. Platform administrators must give a reason for most accounts, so
 * nothing is loaded before the server says whether one is required.
 */
export function EmulationReasonGate({ children }: { readonly children: ReactNode }) {
  const { currentUser, ownAccount, currentAccount, emulation } = useSession();
  const translate = useTranslate();
  const isEmulating = currentUser !== null && currentAccount?.id !== ownAccount?.id;
  if (!isEmulating) return children;
  const isUncertain = emulation === null && isPlatformAdmin(currentUser);
  if (!isUncertain && !emulation?.needs_reason) return children;
  return (
    <Box
      role="status"
      aria-label={translate('app.emulation.opening', { account: currentAccount?.name ?? '' })}
      sx={{ maxWidth: 640 }}
    >
      <Skeleton width="40%" height={48} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </Box>
  );
}
