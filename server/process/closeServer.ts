import type { FastifyInstance } from 'fastify';

/** Closes the server: requests in progress are completed, and connections still open after `ms` are closed. */
export async function closeServer(app: FastifyInstance, ms: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close();
  clearTimeout(cutOff);
}
