import { mixed } from 'yup';
import type { Tier } from '../domain/access/tiers.ts';
import type { Call, CallAccess, SchemaShape } from './call.ts';

type FileCallBase = Pick<Call, 'path' | 'summary' | 'mutates' | 'module'>;

/** A route that returns a file; its options are in the query. */
export interface FileCall<Q extends SchemaShape = SchemaShape> extends FileCallBase {
  readonly needs: Tier;
  readonly query: Q;
  /** Possible content types of the file. */
  readonly contentTypes: readonly string[];
}

/** A route with a raw body, such as an uploaded file; its options are in the query. */
export interface RawCall<Q extends SchemaShape = SchemaShape, N extends CallAccess = CallAccess>
  extends FileCallBase {
  readonly needs: N;
  readonly query: Q;
  /** Accepted content types of the body. */
  readonly acceptedTypes: readonly string[];
  /** The schema of the response; null for an empty response (204). */
  readonly response: SchemaShape | null;
}

export function defineFileCall<Q extends SchemaShape>(file: FileCall<Q>): FileCall<Q> {
  return file;
}

export function defineRawCall<Q extends SchemaShape, N extends CallAccess>(
  call: RawCall<Q, N>,
): RawCall<Q, N> {
  return call;
}

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The schema of a table format: `xlsx`, or CSV for any other value. */
export const tableFormatSchema = () =>
  mixed<TableFormat>()
    .transform((format) => (format === 'xlsx' ? 'xlsx' : 'csv'))
    .oneOf(tableFormats)
    .default('csv');

/** Content types of a table by format. */
export const tableContentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;
