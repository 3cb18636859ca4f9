import { RequestPasswordReset } from './RequestPasswordReset.tsx';
import { SetPassword } from './SetPassword.tsx';
import { useSignInHost } from './SignInHost.ts';

/** Requests a reset link or, opened through that link, sets the new password. */
export function ResetPasswordPage() {
  const { location } = useSignInHost();
  const token = new URLSearchParams(location.search).get('token');
  return token ? <SetPassword token={token} /> : <RequestPasswordReset />;
}
