import type { FastifyInstance } from 'fastify';

/** Ends serving: what has begun is answered, and who has not finished asking after `ms` is cut off. */
export async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close();
  clearTimeout(cutOff);
}
