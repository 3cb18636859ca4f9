/**
 * SQL states for failures that the database itself cannot report: connection refused, connection lost, connection lost
 * during a commit, too many waiting, embedded database crashed.
 */
export type UnavailableState = '08001' | '08006' | '08007' | '53300' | '57P02';

/** The database could not be reached or the connection was lost. `code` is an SQL state, as in database errors. */
export class DatabaseUnavailable extends Error {
  readonly code: UnavailableState;

  constructor(code: UnavailableState, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = code;
  }
}

/**
 * States after which a connection is unusable: connection exceptions, shutdown and termination of the backend, an idle
 * transaction that was ended, and a server that has become read-only, as after a failover.
 */
const fatal = /^(?:08...|57P0[1-5]|25P03|25006)$/;

export const endsConnection = (error: Error & { readonly code?: string }): boolean =>
  fatal.test(error.code ?? '');

/**
 * Temporary failures after which a retry may succeed: those above, deadlocks and serialization failures (class 40), insufficient resources
 * (53), lock timeouts, statement timeouts and shutdown (57).
 */
const temporary = /^(?:(?:08|40|53|57)...|55P03|25006|25P03)$/;

/** Whether the error means that the database was unavailable and a retry may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && temporary.test(String(error.code));
