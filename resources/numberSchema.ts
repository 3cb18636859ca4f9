import { number } from 'yup';

const anyNumber = /^\s*-?\d+(\.\d+)?\s*$/;
const digits = /^\d+$/;

const numberReader = (written: RegExp) => (sent: unknown) => {
  if (typeof sent === 'string') return written.test(sent) ? Number(sent) : Number.NaN;
  return typeof sent === 'number' || sent === null ? sent : Number.NaN;
};

/**
 * A number, or a numeric string as query strings and older clients send it. Replaces yup's own conversion, which reads
 * [15, 16] as 15 and throws for an object.
 */
export function numberSchema(written = anyNumber) {
  const schema = number().typeError('number');
  schema.transforms = [numberReader(written)];
  return schema;
}

/** The largest value of an integer column. */
export const maxInteger = 2_147_483_647;

/** The id of a record: from 1, digits only. */
export const idSchema = () =>
  numberSchema(digits).integer('wholeNumber').min(1, 'tooSmall').max(maxInteger, 'tooLarge');

/** The problem code of an entry in a list of ids, under the rules of a single id; null for a valid id. */
export function idProblem(value: unknown): string | null {
  if (value === null || value === undefined) return 'required';
  if (typeof value !== 'number' || Number.isNaN(value)) return 'number';
  if (!Number.isInteger(value)) return 'wholeNumber';
  if (value < 1) return 'tooSmall';
  return value > maxInteger ? 'tooLarge' : null;
}

export const readId = numberReader(digits);
