import { singleLineText } from './textSchemas.ts';

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\S*$/i.test(value);

/** A link with `http` or `https`; an empty text is null. */
export const webAddressSchema = () =>
  singleLineText()
    .transform(emptyToNull)
    .max(2000, 'tooLong')
    .test('url', 'url', (value) => !value || isWebAddress(value));
