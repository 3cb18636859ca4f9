/** How long things on a PostgreSQL connection may take, in milliseconds, and how many may wait for one. */
export interface ConnectionLimits {
  readonly connections: number;
  /** Until a new connection is ready. */
  readonly connectMs: number;
  /** Until one of the pool is free. */
  readonly waitMs: number;
  /** Whoever comes when so many wait already is refused at once. */
  readonly mostWaiting: number;
  /** Ended by the database; 0 for no limit. */
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
  /** Ended by us, when not even the end of the statement arrives. Longer than `statementMs`. */
  readonly answerMs: number;
}

export interface DatabaseLimits {
  readonly requests: ConnectionLimits;
  readonly background: ConnectionLimits;
}

/** The numbers and their reasons: docs/decisions/0033. */
export const defaultLimits: DatabaseLimits = {
  requests: {
    connections: 10,
    connectMs: 3_000,
    waitMs: 5_000,
    mostWaiting: 1_000,
    statementMs: 10_000,
    lockMs: 8_000,
    idleInTransactionMs: 30_000,
    answerMs: 12_000,
  },
  background: {
    connections: 5,
    connectMs: 3_000,
    waitMs: 60_000,
    mostWaiting: 1_000,
    statementMs: 600_000,
    lockMs: 0,
    idleInTransactionMs: 120_000,
    answerMs: 605_000,
  },
};

/** Until the first probe of a connection that nobody uses, and between the probes. */
export const keepAliveMs = 10_000;
