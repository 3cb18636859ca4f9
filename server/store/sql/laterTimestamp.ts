import { sql } from 'kysely';

/** Returns the next `updated_at` of a row, which increases with each change, also within one millisecond. */
export const laterTimestamp = (now: Date | string) =>
  sql<string>`greatest(${new Date(now).toISOString()}::timestamptz, updated_at + interval '1 millisecond')`;
