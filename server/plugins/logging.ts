import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/**
 * Structured logs without personal data: method, route pattern (never the address with its codes), status and
 * time. Bodies, cookies, queries and client addresses are never written.
 */
export function logging(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return { level, base: null };
}

/** One line for each answer. The framework's own lines would hold the whole address, so they are off. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
