import { type AnyObject, type ArraySchema, array } from 'yup';
import { idProblem, largestNumber, readId } from './numeral.ts';

type Ids = ArraySchema<number[] | undefined, AnyObject>;

const item = { type: 'integer', minimum: 1, maximum: largestNumber } as const;

/**
 * A list of at most `most` ids. yup takes 5 µs for each entry that has a schema of its own, and more for each that is
 * wrong; one loop over the entries takes a hundredth. `meta.items` says what an entry is, as JSON schema.
 */
export const idList = (most: number, problem: string): Ids =>
  (array() as Ids) // the test below lets only numbers through
    .meta({ items: item })
    .transform((sent) => (Array.isArray(sent) ? sent.map(readId) : sent))
    .max(most, problem)
    .test('ids', (ids, at) => {
      const wrong = ids?.findIndex((id) => idProblem(id) !== null) ?? -1;
      if (wrong < 0) return true;
      const message = idProblem(ids?.[wrong]) ?? 'number';
      return at.createError({ path: `${at.path}[${wrong}]`, message });
    });
