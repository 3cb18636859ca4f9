import { signInPath } from '../../../domain/branding/signInPaths.ts';
import type { Environment } from '../../environment.ts';

/** The page on which a person sets a password, with the secret of their link. The slug is that of their account, if it has one. */
export const resetPasswordUrl = (
  { publicOrigin }: Pick<Environment, 'publicOrigin'>,
  { token, slug }: { readonly token: string; readonly slug: string | null },
): string => `${publicOrigin}${signInPath('/reset-password', slug)}?token=${token}`;
