import type { ReactNode } from 'react';
import { useSignInHost } from './SignInHost.ts';

/** A link to another page before sign-in, which opens without loading a document. */
export function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { navigate } = useSignInHost();
  return (
    <a
      className="entry-link"
      href={to}
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
