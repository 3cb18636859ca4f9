import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../language/useLanguage.ts';
import { type SignInHost, SignInHostProvider, type SignInState } from '../../signIn/SignInHost.ts';

/** The environment of the pages before sign-in inside the application. Signing out opens them without loading a document. */
export function AppSignInHost({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { language, chooseLanguage } = useLanguage();
  const host = useMemo(
    (): SignInHost => ({
      translate,
      location: { search, state: (state ?? {}) as SignInState },
      // The common address leaves the application; opening a company's address loads a new document.
      branding: null,
      navigate: (page, options) => void navigate(page, options),
      enter: (path) => void navigate(path, { replace: true }),
      language,
      chooseLanguage: (code) => void chooseLanguage(code),
    }),
    [translate, navigate, search, state, language, chooseLanguage],
  );
  return <SignInHostProvider value={host}>{children}</SignInHostProvider>;
}
