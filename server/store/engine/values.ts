/// <reference path="./pgUtils.d.ts" />
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

const { builtins } = pg.types;

/** Moments as ISO text, dates as they are, numbers as numbers. */
const readers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.TIMESTAMP, (text) => new Date(`${text}Z`).toISOString()],
  [builtins.DATE, (text) => text],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

/** How a value of this type is read, the same from both databases. */
export const readerOf = (type: number, format?: 'text' | 'binary') =>
  readers.get(type) ?? pg.types.getTypeParser(type, format);

/** How a value is sent, the same to both databases: as `pg` does it. */
export const sent = (value: unknown): string | Uint8Array | null => prepareValue(value);
