/** Time limits of PostgreSQL connections in milliseconds, and the limit of waiting callers. */
export interface ConnectionLimits {
  readonly connections: number;
  /** Time to establish a connection. */
  readonly connectMs: number;
  /** Time to wait for a free connection of the pool. */
  readonly waitMs: number;
  /** Maximum number of waiting callers; further ones are refused immediately. */
  readonly maxWaiting: number;
  /** Enforced by the database; 0 for no limit. */
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
  /** Enforced by the client if the database does not respond at all. Longer than `statementMs`. */
  readonly answerMs: number;
}

export interface DatabaseLimits {
  readonly requests: ConnectionLimits;
  readonly background: ConnectionLimits;
}

/** Reasons for these numbers: docs/decisions/0033. */
export const defaultLimits: DatabaseLimits = {
  requests: {
    connections: 10,
    connectMs: 3_000,
    waitMs: 5_000,
    maxWaiting: 1_000,
    statementMs: 10_000,
    lockMs: 8_000,
    idleInTransactionMs: 30_000,
    answerMs: 12_000,
  },
  background: {
    connections: 5,
    connectMs: 3_000,
    waitMs: 60_000,
    maxWaiting: 1_000,
    statementMs: 600_000,
    lockMs: 0,
    idleInTransactionMs: 120_000,
    answerMs: 605_000,
  },
};

/** Idle time before the first TCP keep-alive probe, and between probes. */
export const keepAliveMs = 10_000;
