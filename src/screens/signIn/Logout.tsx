import { LogoutPage } from '../../signIn/LogoutPage.tsx';
import { AppSignInHost } from './AppSignInHost.tsx';

export default function Logout() {
  return (
    <AppSignInHost>
      <LogoutPage />
    </AppSignInHost>
  );
}
