import { mixed } from 'yup';
import type { Call, Shape } from './call.ts';

type FileCallBase = Pick<Call, 'path' | 'needs' | 'summary' | 'mutates' | 'module'>;

/** A route that answers a file: fetched, with what is wanted in the query. */
export interface FileCall<Q extends Shape = Shape> extends FileCallBase {
  readonly query: Q;
  /** The content types of the file, of which it has one. */
  readonly types: readonly string[];
}

/** A route whose body is no JSON, as a file is sent as it is; all that is said to it stands in the query. */
export interface RawCall<Q extends Shape = Shape> extends FileCallBase {
  readonly query: Q;
  /** The content types of the body, of which it has one. */
  readonly takes: readonly string[];
  /** Null where there is nothing to say: 204. */
  readonly answer: Shape | null;
}

export function defineFile<Q extends Shape>(file: FileCall<Q>): FileCall<Q> {
  return file;
}

export function defineRaw<Q extends Shape>(call: RawCall<Q>): RawCall<Q> {
  return call;
}

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** What a table is wanted as: anything but `xlsx` is CSV. */
export const tableFormat = () =>
  mixed<TableFormat>()
    .transform((wanted) => (wanted === 'xlsx' ? 'xlsx' : 'csv'))
    .oneOf(tableFormats)
    .default('csv');

/** The content types of a table, by its format. */
export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;
