import { type CompiledQuery, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables/tables.ts';
import { KyselyConnection } from './driver.ts';

/**
 * Sends a statement together with the next one of the transaction, or with its commit, in order. Its result is
 * discarded; its error is thrown by the statement or commit that it is sent with. It must have no parameters, because
 * a message with several statements can't have any: write values with `sql.lit`.
 */
export async function deferStatement(
  tx: Transaction<Tables>,
  { sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<void> {
  if (parameters.length > 0) throw new Error('A deferred statement must not have parameters.');
  await tx.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof KyselyConnection))
      throw new Error('This connection cannot defer statements.');
    connection.defer(text);
  });
}

export const bytesLiteral = (bytes: Uint8Array): RawBuilder<Uint8Array> =>
  sql`decode(${sql.lit(Buffer.from(bytes).toString('base64'))}, 'base64')`;
