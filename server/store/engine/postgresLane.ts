import type pg from 'pg';
import { within } from '../../within.ts';
import { DatabaseUnavailable, endsConnection } from './databaseUnavailable.ts';
import type { Lane } from './driver.ts';
import type { EngineResult } from './engine.ts';

/**
 * One client for as long as somebody holds it. Once its connection is lost every statement fails at once, so that what
 * would still be tried, such as the rollback, waits for nothing.
 */
export function openLane(client: pg.PoolClient, answerMs: number, release: (isLost: boolean) => void): Lane {
  let loss: Error | null = null;
  const lose = (error: Error) => {
    loss ??= endsConnection(error)
      ? error
      : new DatabaseUnavailable('08006', 'The connection was lost.', error);
  };
  client.on('error', lose);

  return {
    async query(text, values, ms = answerMs) {
      if (loss) throw loss;
      const silent = () => new DatabaseUnavailable('08006', 'The database did not answer in time.');
      try {
        return engineResult(await within(ms, client.query(text, [...values]), silent));
      } catch (error) {
        if (error instanceof Error && endsConnection(error)) lose(error);
        throw loss ?? error;
      }
    },
    isLost: () => loss !== null,
    release() {
      client.off('error', lose);
      release(loss !== null);
    },
  };
}

const changes: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Of several statements there are several answers, which the types of `pg` leave out. */
function engineResult(answered: pg.QueryResult | readonly pg.QueryResult[]): EngineResult {
  const last = [answered].flat().at(-1) as pg.QueryResult | undefined;
  const { command = '', rowCount = 0, rows = [] } = last ?? {};
  return { rows, affectedRows: changes.includes(command) ? (rowCount ?? 0) : 0 };
}
