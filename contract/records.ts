import {
  type AnyObjectSchema,
  array,
  mixed,
  number,
  type ObjectSchema,
  object,
  type Schema,
  string,
} from 'yup';
import type { DraftOf, RecordOf, Resource } from '../resources/kit/resource.ts';
import { rulesOf } from '../resources/kit/rulesOf.ts';
import { idNumeral } from '../resources/numeral.ts';

/** What a record looks like in an answer: its id and its declared fields, nothing else. */
export function recordShape<R extends Resource>(resource: R): ObjectSchema<RecordOf<R>> {
  const shape: Record<string, Schema> = { id: number().required() };
  for (const name of Object.keys(resource.fields)) shape[name] = mixed().nullable();
  return object(shape) as AnyObjectSchema as ObjectSchema<RecordOf<R>>; // built from the same declaration as the type
}

/** What a person may send of a record, checked by the rules the form ran. */
export function draftShape<R extends Resource>(resource: R): ObjectSchema<DraftOf<R>> {
  return rulesOf(resource) as ObjectSchema<DraftOf<R>>; // built from the same declaration as the type
}

export const id = () => idNumeral().required('required');
export const optionalId = () => idNumeral().nullable().default(null);
export const ids = () => array(id()).typeError('choice').max(20_000, 'tooLong');

/** The version somebody edited; with it a save is refused when the record has changed in between. */
export const version = () => string().nullable().default(null);

/** An entry of the four lists that have at least an id and a name (ENT-30). */
export const named = object({ id: id(), name: string().defined().default('') });

export const messageOnly = object({ message: string().required() });
export const nothing = object({});
