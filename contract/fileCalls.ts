import { mixed } from 'yup';
import type { Call, Shape } from './call.ts';

type FileCallBase = Pick<Call, 'path' | 'needs' | 'summary' | 'mutates' | 'module'>;

/** A route that returns a file, with its options in the query. */
export interface FileCall<Q extends Shape = Shape> extends FileCallBase {
  readonly query: Q;
  /** Possible content types of the file. */
  readonly types: readonly string[];
}

/** A route with a raw body, such as an uploaded file; its options are in the query. */
export interface RawCall<Q extends Shape = Shape> extends FileCallBase {
  readonly query: Q;
  /** Accepted content types of the body. */
  readonly takes: readonly string[];
  /** Null for an empty response (204). */
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

/** The schema of a table format: `xlsx`, or CSV for any other value. */
export const tableFormat = () =>
  mixed<TableFormat>()
    .transform((wanted) => (wanted === 'xlsx' ? 'xlsx' : 'csv'))
    .oneOf(tableFormats)
    .default('csv');

/** Content types of a table by format. */
export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;
