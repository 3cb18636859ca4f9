import { useSearchParams } from 'react-router-dom';
import { RequestPasswordReset } from './RequestPasswordReset.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Requests a reset link or, opened through that link, sets the new password. */
export default function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <SetPassword token={token} /> : <RequestPasswordReset />;
}
