import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { isUpToDate } from '../store/migrate.ts';

/** `/healthz`: the process answers. `/readyz`: so does the database, and its migrations are all there. */
export function health(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isUpToDate(deps.database).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
