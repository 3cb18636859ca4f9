/** Days for which an export of one's own data can be downloaded. */
export const exportRetentionDays = 7;

const erasedSuffix = '@erased.invalid';

/** Whether the person's data has been erased, so that only the id remains. */
export const isErased = ({ email }: { readonly email: string | null }): boolean =>
  email?.endsWith(erasedSuffix) ?? false;
