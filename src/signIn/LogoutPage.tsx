import { useEffect } from 'react';
import { signOut } from '../../dataProviders/session.ts';
import { useSignInHost } from './SignInHost.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** Ends the session, then opens the sign-in page, which shows a failure or the reason for signing out. */
export function LogoutPage() {
  const { translate, location, navigate } = useSignInHost();
  const ended = new URLSearchParams(location.search).has('elsewhere') ? 'elsewhere' : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session ends once
  useEffect(() => {
    let isCurrent = true;
    void signOut().then((hasEnded) => {
      if (isCurrent) navigate('/login', { replace: true, state: { reason: hasEnded ? ended : 'failed' } });
    });
    return () => {
      isCurrent = false;
    };
  }, [ended]);
  return (
    <SignInLayout heading={translate('signIn.signingOut')}>
      <progress className="entry-progress" aria-label={translate('signIn.signingOut')} />
    </SignInLayout>
  );
}
