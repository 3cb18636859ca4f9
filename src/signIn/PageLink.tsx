import type { ReactNode } from 'react';
import { type SignInPath, signInPath } from '../../domain/branding/signInPaths.ts';
import { useSignInHost } from './SignInHost.ts';

/** A link to another page before sign-in, which opens without loading a document. */
export function PageLink({ to, children }: { readonly to: SignInPath; readonly children: ReactNode }) {
  const { navigate, branding } = useSignInHost();
  return (
    <a
      className="entry-link"
      href={signInPath(to, branding?.slug ?? null)}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
