import { createContext, useContext } from 'react';

export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Why the sign-in page was opened, from the state of the navigation. */
export interface SignInState {
  readonly reason?: 'failed' | 'elsewhere' | 'passwordSet' | null;
}

/** The environment in which the pages before sign-in run: their own program, or the application. */
export interface SignInHost {
  readonly translate: Translate;
  readonly location: { readonly search: string; readonly state: SignInState };
  /** Opens another page before sign-in. */
  readonly navigate: (
    path: string,
    options?: { readonly replace?: boolean; readonly state?: SignInState },
  ) => void;
  /** Opens a page of the application after signing in. */
  readonly enter: (path: string) => void;
  readonly language: string;
  readonly chooseLanguage: (code: string) => void;
}

const SignInHostContext = createContext<SignInHost | null>(null);
export const SignInHostProvider = SignInHostContext.Provider;

export function useSignInHost(): SignInHost {
  const host = useContext(SignInHostContext);
  if (!host) throw new Error('useSignInHost is for the pages before sign-in');
  return host;
}
