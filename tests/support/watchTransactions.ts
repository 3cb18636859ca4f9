import type { Database, Scope, TransactionBegin, Tx } from '../../server/store/database.ts';

/** A database that counts its open transactions, those of background work included. */
export interface WatchedDatabase {
  readonly database: Database;
  openTransactions(): number;
}

export function watchTransactions(database: Database): WatchedDatabase {
  let open = 0;
  const watch = (inner: Database): Database => ({
    ...inner,
    async as<T>(scope: Scope, work: (tx: Tx) => Promise<T>, begin?: TransactionBegin) {
      open += 1;
      try {
        return await inner.as(scope, work, begin);
      } finally {
        open -= 1;
      }
    },
    get background() {
      return watch(inner.background);
    },
  });
  return { database: watch(database), openTransactions: () => open };
}
