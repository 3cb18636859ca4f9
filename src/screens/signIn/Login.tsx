import { LoginPage } from '../../signIn/LoginPage.tsx';
import { AppSignInHost } from './AppSignInHost.tsx';

export default function Login() {
  return (
    <AppSignInHost>
      <LoginPage />
    </AppSignInHost>
  );
}
