import { useEffect, useState } from 'react';
import type { SignInForm } from '../../domain/access/login.ts';
import { waitLength } from '../../domain/access/policy/waitLength.ts';
import { Notice } from './Notice.tsx';
import { useSignInHost } from './SignInHost.ts';

const shortestSeconds = 60;

/** Why the last attempt was refused. During a delay it shows the remaining time, then that a retry is possible. */
export function SignInError({ state: { error, retryAt } }: { readonly state: SignInForm }) {
  const { translate } = useSignInHost();
  const seconds = useSecondsUntil(retryAt);
  if (error === null) return null;
  if (seconds === null) return <Notice severity="error">{error}</Notice>;
  if (seconds === 0) return <Notice severity="info">{translate('signIn.retryNow')}</Notice>;
  // In whole minutes, because screen readers announce every change of the text.
  const { unit, count } = waitLength(Math.max(seconds, shortestSeconds));
  return <Notice severity="error">{translate(`signIn.tooMany.${unit}`, { smart_count: count })}</Notice>;
}

/** Returns the seconds until a moment: 0 once it has passed, null without a moment. */
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
