import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SignInForm } from '../../../domain/access/login.ts';
import { waitLength } from '../../../domain/access/policy/waitLength.ts';

const shortestSeconds = 60;

/** Why the last attempt was refused. During a delay it shows the remaining time, then that a retry is possible. */
export function SignInError({ state: { error, retryAt } }: { readonly state: SignInForm }) {
  const translate = useTranslate();
  const seconds = useSecondsUntil(retryAt);
  if (error === null) return null;
  if (seconds === null) return <Alert severity="error">{error}</Alert>;
  if (seconds === 0) return <Alert severity="info">{translate('signIn.retryNow')}</Alert>;
  // In whole minutes, because screen readers announce every change of the text.
  const { unit, count } = waitLength(Math.max(seconds, shortestSeconds));
  return <Alert severity="error">{translate(`signIn.tooMany.${unit}`, { smart_count: count })}</Alert>;
}

/** Null without a moment, 0 once it has passed. */
function useSecondsUntil(moment: Date | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!moment) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, [moment]);
  return moment && Math.max(0, Math.ceil((moment.getTime() - now) / 1_000));
}
