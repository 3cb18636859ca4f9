import { Notice } from './Notice.tsx';
import { PageLink } from './PageLink.tsx';
import { useSignInHost } from './SignInHost.ts';

/** Reports that signing out failed (with a retry), that the account is used at another address, or that the password has been set. */
export function SignedOutMessage() {
  const { translate, location } = useSignInHost();
  const { reason } = location.state;
  if (reason === 'elsewhere') return <Notice severity="info">{translate('signIn.parting.elsewhere')}</Notice>;
  if (reason === 'passwordSet') return <Notice severity="success">{translate('signIn.reset.done')}</Notice>;
  if (reason !== 'failed') return null;
  const retry = <PageLink to="/logout">{translate('signIn.parting.retry')}</PageLink>;
  return (
    <Notice severity="warning" action={retry}>
      {translate('signIn.parting.failed')}
    </Notice>
  );
}
