import { string } from 'yup';

const tidy = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const small = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const joined = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value);

/** Control characters, and characters that override the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A text without surrounding whitespace. Replaces yup's `trim`, which throws for values that are not text. */
export const trimmed = () => string().transform(tidy).typeError('text');

/** One line: line breaks, tabs and repeated spaces become one space. Other control characters are rejected. */
export const singleLine = () =>
  string()
    .transform(joined)
    .typeError('text')
    .test('printable', 'characters', (value) => !value || !unprintable.test(value));

/** The same in lowercase, for email addresses. */
export const lowercased = () => singleLine().transform(small);
