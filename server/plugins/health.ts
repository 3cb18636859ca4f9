import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { isUpToDate } from '../store/engine/migrate.ts';
import { within } from '../within.ts';

/** How long the database may take, in milliseconds, and how long all of it: `/readyz` answers within three seconds. */
const statementMs = 2_000;
const answerMs = 2_500;

/** `/healthz`: the process answers. `/readyz`: so does the database, and its migrations are all there. */
export function health(app: FastifyInstance, deps: Deps): void {
  const isReady = shared(() => isUpToDate(deps.database, statementMs).catch(() => false));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await within(answerMs, isReady(), () => new Error('late')).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

/** Who asks while a check is under way gets its answer: however many ask, the database is asked once. */
function shared(check: () => Promise<boolean>): () => Promise<boolean> {
  let current: Promise<boolean> | null = null;
  return () => {
    current ??= check().finally(() => {
      current = null;
    });
    return current;
  };
}
