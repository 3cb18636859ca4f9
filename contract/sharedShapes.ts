import {
  type AnyObjectSchema,
  array,
  type ISchema,
  mixed,
  number,
  type ObjectSchema,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import { idListSchema } from '../resources/idListSchema.ts';
import type { DraftOf, RecordOf, Resource } from '../resources/kit/resource.ts';
import { rulesOf } from '../resources/kit/rulesOf.ts';
import { idSchema, maxInteger } from '../resources/numberSchema.ts';
import type { OpenBounds } from './bounds/schemaBounds.ts';
import { requiredNumber, requiredText } from './values.ts';

/** The response shape of a record: its id and its declared fields. */
export function recordShape<R extends Resource>(resource: R): ObjectSchema<RecordOf<R>> {
  const shape: Record<string, Schema> = { id: requiredNumber };
  for (const name of Object.keys(resource.fields)) shape[name] = anyValue;
  return object(shape) as AnyObjectSchema as ObjectSchema<RecordOf<R>>; // Built from the same declaration as the type.
}

/** The fields a user may send for a record, validated by the same rules as the form. */
export function draftShape<R extends Resource>(resource: R): ObjectSchema<DraftOf<R>> {
  return rulesOf(resource) as ObjectSchema<DraftOf<R>>; // Built from the same declaration as the type.
}

const requiredId = idSchema().required('required');
const idOrNull = idSchema().nullable().default(null);
const anyValue = mixed().nullable();

export const id = () => requiredId;
export const optionalId = () => idOrNull;
/** Ids of people, up to the maximum number in one change. */
export const personIds = () => idListSchema(20_000, 'tooLong').typeError('choice');
/** Ids of teams, up to the maximum number in one campaign. */
export const teamIds = () => idListSchema(5_000, 'tooLong').typeError('choice');
/** Ids of records that a user selects one by one. */
export const selectedIds = () => idListSchema(1_000, 'tooLong').typeError('choice');

/** Ids of the records on a page of a list. */
export const listedIds = () => idListSchema(100, 'tooLong').typeError('choice').required('required');

/** The version that was edited; the save is refused if the record has changed since. */
export const editedVersion = () => string().max(40, 'tooLong').nullable().default(null);

/** The number of the version that was edited. */
export const editedVersionNumber = () =>
  number().integer('wholeNumber').min(0, 'tooSmall').max(maxInteger, 'tooLarge');

/** Size limits of a filter: one list of ids as long as a page, and a few other fields. */
export const filterLimits: OpenBounds = { bytes: 32_000, values: 2_000, names: 100 };

/** The filter of a record list; `readFilter` validates its fields and values. */
export const recordFilter = () => mixed<Record<string, unknown>>().meta({ open: filterLimits });

/** A page of a list, starting at 1. */
export const pageNumber = () =>
  number().integer('wholeNumber').min(1, 'tooSmall').max(100_000, 'tooLarge').default(1);

/** The number of rows on a page of a list. */
export const perPage = () =>
  number().integer('wholeNumber').min(1, 'tooSmall').max(100, 'tooLarge').default(25);

export const uuid = (problem: string) => string().max(36, problem).uuid(problem);

/** A required list without null items. */
export const listOf = <T>(item: ISchema<T>) =>
  array((item as Schema<T>).required() as ISchema<NonNullable<T>>).required();

/** A list of objects with these fields. */
export const objectsOf = <F extends ObjectShape>(fields: F) => listOf(object(fields));

/** An id and a name (ENT-30). */
export const idAndName = object({ id: id(), name: string().defined().default('') });

/** The score of one topic according to an outside source. */
export const externalScore = object({
  topic_id: id(),
  score: requiredNumber,
  /** The standard deviation between respondents, in points. */
  spread: requiredNumber,
  /** The number of respondents. */
  n: requiredNumber,
  source: requiredText,
  year: requiredNumber,
});

export const messageResponse = object({ message: requiredText });
export const emptyShape = object({});
