import { ResetPasswordPage } from '../../signIn/ResetPasswordPage.tsx';
import { AppSignInHost } from './AppSignInHost.tsx';

export default function ResetPassword() {
  return (
    <AppSignInHost>
      <ResetPasswordPage />
    </AppSignInHost>
  );
}
