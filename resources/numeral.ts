import { number } from 'yup';

const anyNumber = /^\s*-?\d+(\.\d+)?\s*$/;
const digits = /^\d+$/;

const reading = (written: RegExp) => (sent: unknown) => {
  if (typeof sent === 'string') return written.test(sent) ? Number(sent) : Number.NaN;
  return typeof sent === 'number' || sent === null ? sent : Number.NaN;
};

/**
 * A number, or one written out, as query strings and older clients send it. What is neither is told so: yup's own
 * reading takes [15, 16] for 15 and breaks over an object. It takes the place of that one, as answers send with it too.
 */
export function numeral(written = anyNumber) {
  const schema = number().typeError('number');
  schema.transforms = [reading(written)];
  return schema;
}

/** The number of a record: from 1, in digits alone. */
export const idNumeral = () =>
  numeral(digits).integer('wholeNumber').min(1, 'tooSmall').max(2_147_483_647, 'tooLarge');
