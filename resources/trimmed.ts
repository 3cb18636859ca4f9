import { string } from 'yup';

const tidy = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const small = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** A text without blanks around it. What is no text is told so: yup's own `trim` would break over it. */
export const trimmed = () => string().transform(tidy).typeError('text');

/** The same in small letters, as addresses are compared. */
export const lowercased = () => trimmed().transform(small);
