import { useSearchParams } from 'react-router-dom';
import { RequestReset } from './RequestReset.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Asks for the link; opened through the link, sets the new password. */
export default function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <SetPassword token={token} /> : <RequestReset />;
}
