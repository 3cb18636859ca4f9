import { type AnyObjectSchema, mixed, number, type ObjectSchema, object, type Schema, string } from 'yup';
import { idList } from '../resources/idList.ts';
import type { DraftOf, RecordOf, Resource } from '../resources/kit/resource.ts';
import { rulesOf } from '../resources/kit/rulesOf.ts';
import { idNumeral, largestNumber } from '../resources/numeral.ts';
import type { OpenBounds } from './bounds/bounds.ts';

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
/** People, as many as one change may name. */
export const ids = () => idList(20_000, 'tooLong').typeError('choice');
/** Teams, as many as one campaign may go to. */
export const teamIds = () => idList(5_000, 'tooLong').typeError('choice');
/** Records that somebody picks one by one. */
export const someIds = () => idList(1_000, 'tooLong').typeError('choice');

/** The version somebody edited; with it a save is refused when the record has changed in between. */
export const version = () => string().max(40, 'tooLong').nullable().default(null);

/** The number of a version that somebody edited. */
export const versionNumber = () =>
  number().integer('wholeNumber').min(0, 'tooSmall').max(largestNumber, 'tooLarge');

/** Of a filter: a list of a whole page, and some fields beside it. */
export const filterLimits: OpenBounds = { bytes: 32_000, values: 2_000, names: 100 };

/** What a list of records is narrowed to; its fields and values are told by the list (`readFilter`). */
export const recordFilter = () => mixed<Record<string, unknown>>().meta({ open: filterLimits });

/** A page of a list, counted from 1. */
export const pageNumber = () =>
  number().integer('wholeNumber').min(1, 'tooSmall').max(100_000, 'tooLarge').default(1);

export const uuid = (problem: string) => string().max(36, problem).uuid(problem);

/** An entry of the four lists that have at least an id and a name (ENT-30). */
export const named = object({ id: id(), name: string().defined().default('') });

export const messageOnly = object({ message: string().required() });
export const nothing = object({});
