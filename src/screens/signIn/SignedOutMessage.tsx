import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

/** The navigation state with which `/logout` opens the sign-in page. */
export interface SignOutReason {
  readonly reason: 'failed' | 'elsewhere' | null;
}

/** Reports that signing out failed, with a retry, or that the account is used at the other address. */
export function SignedOutMessage() {
  const translate = useTranslate();
  const { reason } = (useLocation().state ?? {}) as Partial<SignOutReason>;
  if (reason === 'elsewhere') return <Alert severity="info">{translate('signIn.parting.elsewhere')}</Alert>;
  if (reason !== 'failed') return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/logout" color="inherit" size="small">
          {translate('signIn.parting.retry')}
        </Button>
      }
    >
      {translate('signIn.parting.failed')}
    </Alert>
  );
}
