/// <reference path="./pgUtils.d.ts" />
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

const { builtins } = pg.types;

/** Parses timestamps as ISO text, dates as text and numbers as numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.TIMESTAMP, (text) => new Date(`${text}Z`).toISOString()],
  [builtins.DATE, (text) => text],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

/** Returns the parser of a type, the same for both databases. */
export const parserOf = (type: number, format?: 'text' | 'binary') =>
  parsers.get(type) ?? pg.types.getTypeParser(type, format);

/** Serializes a parameter as `pg` does, for both databases. */
export const serializeParameter = (value: unknown): string | Uint8Array | null => prepareValue(value);
