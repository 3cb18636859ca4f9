import { CircularProgress } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../dataProviders/session.ts';
import { SignInPage } from './SignInPage.tsx';

/** Ends the session, then leads to the sign-in page. */
export default function Logout() {
  const translate = useTranslate();
  const navigate = useNavigate();
  useEffect(() => {
    let isCurrent = true;
    void signOut().then(() => {
      if (isCurrent) void navigate('/login', { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [navigate]);
  return (
    <SignInPage heading={translate('signIn.signingOut')}>
      <CircularProgress size={24} aria-label={translate('signIn.signingOut')} />
    </SignInPage>
  );
}
