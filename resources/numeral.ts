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

/** The largest whole number that a column holds. */
export const largestNumber = 2_147_483_647;

/** The number of a record: from 1, in digits alone. */
export const idNumeral = () =>
  numeral(digits).integer('wholeNumber').min(1, 'tooSmall').max(largestNumber, 'tooLarge');

/** The problem of one entry in a list of ids, read as `idNumeral` reads it; null for an id. */
export function idProblem(value: unknown): string | null {
  if (value === null || value === undefined) return 'required';
  if (typeof value !== 'number' || Number.isNaN(value)) return 'number';
  if (!Number.isInteger(value)) return 'wholeNumber';
  if (value < 1) return 'tooSmall';
  return value > largestNumber ? 'tooLarge' : null;
}

export const readId = reading(digits);
