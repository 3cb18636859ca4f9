/** A copy of one's own data waits for so many days to be fetched. */
export const exportDays = 7;

const erased = '@erased.invalid';

/** Whether nothing but a number is left of a person. */
export const isErased = ({ email }: { readonly email: string }): boolean => email.endsWith(erased);
