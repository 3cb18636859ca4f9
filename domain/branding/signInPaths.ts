export type SignInPath = '/login' | '/logout' | '/reset-password';

interface SignInLocation {
  readonly page: SignInPath;
  /** The part of the path that names the account; null if there is none. */
  readonly slug: string | null;
}

const pattern = /^(\/login|\/reset-password)\/([^/]+)$/;

/** Returns the page before sign-in at a path without a query, or null. */
export function parseSignInPath(path: string): SignInLocation | null {
  if (path === '/login' || path === '/logout' || path === '/reset-password')
    return { page: path, slug: null };
  const [, page, slug = null] = pattern.exec(path) ?? [];
  return page === '/login' || page === '/reset-password' ? { page, slug } : null;
}

/** Returns the address of a page for people of an account; the common one without a slug. */
export const signInPath = (page: SignInPath, slug: string | null): string =>
  slug === null || page === '/logout' ? page : `${page}/${slug}`;
