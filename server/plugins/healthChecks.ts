import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { withTimeout } from '../process/withTimeout.ts';
import { isUpToDate } from '../store/engine/migrate.ts';

/**
 * Time limits of the database and of the whole check in milliseconds, so that `/readyz` responds within three
 * seconds.
 */
const statementMs = 2_000;
const answerMs = 2_500;

/**
 * Registers `/healthz` (the process responds) and `/readyz` (the database responds and all migrations have
 * run).
 */
export function registerHealthChecks(app: FastifyInstance, deps: Deps): void {
  const isReady = shared(() => isUpToDate(deps.database, statementMs).catch(() => false));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await withTimeout(answerMs, isReady(), () => new Error('late')).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

/** Shares a check between concurrent callers, so that the database is queried once. */
function shared(check: () => Promise<boolean>): () => Promise<boolean> {
  let current: Promise<boolean> | null = null;
  return () => {
    current ??= check().finally(() => {
      current = null;
    });
    return current;
  };
}
