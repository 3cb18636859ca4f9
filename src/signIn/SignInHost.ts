import { createContext, useContext } from 'react';
import type { SignInBranding } from '../../contract/v2/branding.ts';
import type { SignInPath } from '../../domain/branding/signInPaths.ts';

export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Why the sign-in page was opened, from the state of the navigation. */
export interface SignInState {
  readonly reason?: 'failed' | 'elsewhere' | 'passwordSet' | null;
}

/** The environment in which the pages before sign-in run: their own program, or the application. */
export interface SignInHost {
  readonly translate: Translate;
  readonly location: { readonly search: string; readonly state: SignInState };
  /** The company whose sign-in address was opened; null at the common address. */
  readonly branding: SignInBranding | null;
  /** Opens another page before sign-in, at the address of the same company. */
  readonly navigate: (
    page: SignInPath,
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
