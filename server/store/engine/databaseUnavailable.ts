/**
 * SQL states of failures that the database itself cannot report: no connection could be made, the connection was lost,
 * the same while a transaction was being committed, too many are waiting, the embedded database has crashed.
 */
export type UnavailableState = '08001' | '08006' | '08007' | '53300' | '57P02';

/** The database could not be reached, or was lost on the way. `code` is an SQL state, as in errors of the database. */
export class DatabaseUnavailable extends Error {
  readonly code: UnavailableState;

  constructor(code: UnavailableState, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = code;
  }
}

/**
 * States after which a connection cannot be used any more: connection exceptions, shutdown and termination of the backend,
 * an idle transaction that was ended, and a server that has become read-only, as after a failover.
 */
const fatal = /^(?:08...|57P0[1-5]|25P03|25006)$/;

export const endsConnection = (error: Error & { readonly code?: string }): boolean =>
  fatal.test(error.code ?? '');

/**
 * States that say nothing about the statement itself, so that it may succeed later: those above, deadlocks and
 * serialization (class 40), no room (53), a lock that was not free in time, time-outs and shutdown (57).
 */
const temporary = /^(?:(?:08|40|53|57)...|55P03|25006|25P03)$/;

/** Whether the database was not available, and trying again later may help. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && temporary.test(String(error.code));
