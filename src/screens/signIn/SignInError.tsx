import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SignInForm } from '../../../domain/access/login.ts';
import { waitLength } from '../../../domain/access/policy/waitLength.ts';

const shortestSeconds = 60;

/** Why the last try was refused. While the next one has to wait it says for how long, and then that it can be made. */
export function SignInError({ state: { error, retryAt } }: { readonly state: SignInForm }) {
  const translate = useTranslate();
  const seconds = useSecondsUntil(retryAt);
  if (error === null) return null;
  if (seconds === null) return <Alert severity="error">{error}</Alert>;
  if (seconds === 0) return <Alert severity="info">{translate('signIn.retryNow')}</Alert>;
  // In whole minutes: a text that changes every second would be read out every second.
  const { unit, count } = waitLength(Math.max(seconds, shortestSeconds));
  return <Alert severity="error">{translate(`signIn.tooMany.${unit}`, { smart_count: count })}</Alert>;
}

/** Null without a moment to wait for, 0 once it is over. */
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
