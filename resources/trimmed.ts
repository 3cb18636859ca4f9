import { string } from 'yup';

const tidy = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);
const small = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** A text without blanks around it, null where nothing is left. What is no text is told so: yup's own `trim` would break. */
export const trimmed = () => string().transform(tidy).typeError('text');

/** The same in small letters, as addresses are compared. */
export const lowercased = () => trimmed().transform(small);
