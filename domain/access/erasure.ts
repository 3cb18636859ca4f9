/** Days for which an export of one's own data can be downloaded. */
export const exportDays = 7;

const erased = '@erased.invalid';

/** Whether the person's data has been erased, so that only the id remains. */
export const isErased = ({ email }: { readonly email: string }): boolean => email.endsWith(erased);
