import type { Database, Scope, TransactionBegin, Tx } from '../../server/store/database.ts';

/** A database that runs `act` once, after the first transaction with such a result and before its caller continues. */
export function actAfterTransaction(
  database: Database,
  isSuch: (result: unknown) => boolean,
  act: () => Promise<unknown>,
): Database {
  let hasActed = false;
  return {
    ...database,
    async as<T>(scope: Scope, work: (tx: Tx) => Promise<T>, begin?: TransactionBegin) {
      const result = await database.as(scope, work, begin);
      if (!hasActed && isSuch(result)) {
        hasActed = true;
        await act();
      }
      return result;
    },
  };
}
