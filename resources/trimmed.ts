import { string } from 'yup';

const tidy = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const small = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const joined = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value);

/** Control characters, and those that reverse the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A text without blanks around it. What is no text is told so: yup's own `trim` would break over it. */
export const trimmed = () => string().transform(tidy).typeError('text');

/** One line: line breaks, tabs and repeated blanks become one blank. Other control characters are refused. */
export const singleLine = () =>
  string()
    .transform(joined)
    .typeError('text')
    .test('printable', 'characters', (value) => !value || !unprintable.test(value));

/** The same in small letters, as addresses are compared. */
export const lowercased = () => singleLine().transform(small);
