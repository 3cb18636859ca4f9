import { CircularProgress } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { signOut } from '../../../dataProviders/session.ts';
import type { SignOutReason } from './SignedOutMessage.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** Ends the session, then opens the sign-in page, which shows a failure or the reason for signing out. */
export default function Logout() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ended = query.has('elsewhere') ? 'elsewhere' : null;
  useEffect(() => {
    let isCurrent = true;
    void signOut().then((hasEnded) => {
      const state: SignOutReason = { reason: hasEnded ? ended : 'failed' };
      if (isCurrent) void navigate('/login', { replace: true, state });
    });
    return () => {
      isCurrent = false;
    };
  }, [navigate, ended]);
  return (
    <SignInLayout heading={translate('signIn.signingOut')}>
      <CircularProgress size={24} aria-label={translate('signIn.signingOut')} />
    </SignInLayout>
  );
}
