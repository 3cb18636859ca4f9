import { string } from 'yup';

const trimIfText = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const lowercaseIfText = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const collapseSpaces = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;

/** Control characters, and characters that override the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A text without surrounding whitespace. Replaces yup's `trim`, which throws for values that are not text. */
export const trimmedText = () => string().transform(trimIfText).typeError('text');

/** A text of one line: line breaks, tabs and repeated spaces become one space. Other control characters are rejected. */
export const singleLineText = () =>
  string()
    .transform(collapseSpaces)
    .typeError('text')
    .test('printable', 'characters', (value) => !value || !unprintable.test(value));

/** One line in lowercase, for email addresses. */
export const lowercaseText = () => singleLineText().transform(lowercaseIfText);
