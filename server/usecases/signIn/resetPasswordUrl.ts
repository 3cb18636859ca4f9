import type { Environment } from '../../environment.ts';

/** The page on which a person sets a password, with the secret of their link. */
export const resetPasswordUrl = (
  { publicOrigin }: Pick<Environment, 'publicOrigin'>,
  token: string,
): string => `${publicOrigin}/reset-password?token=${token}`;
