import { type AnyObject, type ArraySchema, array } from 'yup';
import { idProblem, maxInteger, readId } from './numberSchema.ts';

type Ids = ArraySchema<number[] | undefined, AnyObject>;

const item = { type: 'integer', minimum: 1, maximum: maxInteger } as const;

/**
 * A list of at most `most` ids. A yup schema per entry takes about 5 µs each; one loop over the entries takes a
 * hundredth of that. `meta.items` describes an entry as JSON schema.
 */
export const idListSchema = (most: number, problem: string): Ids =>
  (array() as Ids) // The test below accepts only numbers.
    .meta({ items: item })
    .transform((sent) => (Array.isArray(sent) ? sent.map(readId) : sent))
    .max(most, problem)
    .test('ids', (ids, at) => {
      const wrong = ids?.findIndex((id) => idProblem(id) !== null) ?? -1;
      if (wrong < 0) return true;
      const message = idProblem(ids?.[wrong]) ?? 'number';
      return at.createError({ path: `${at.path}[${wrong}]`, message });
    });
