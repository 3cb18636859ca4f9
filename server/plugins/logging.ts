import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/**
 * Structured logs without personal data: method, route pattern (never the address, which may contain codes), status and
 * time. Bodies, cookies, queries and client addresses are never logged.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return { level, base: null };
}

/** One line per response. The framework's own lines contain the full address and are disabled. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
