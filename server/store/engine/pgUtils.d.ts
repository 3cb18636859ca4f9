/** What `pg` uses on its own values, and does not describe. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
