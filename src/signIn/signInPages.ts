import type { SignInPath } from '../../domain/branding/signInPaths.ts';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

/** The pages before sign-in by address, with the keys of their titles. */
export const signInPages = {
  '/login': { title: 'titles.login', Page: LoginPage },
  '/logout': { title: 'titles.logout', Page: LogoutPage },
  '/reset-password': { title: 'titles.resetPassword', Page: ResetPasswordPage },
} as const satisfies Readonly<Record<SignInPath, unknown>>;
