import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../server/store/database.ts';

/** Builds a bare Fastify server that stores each answer with one insert and does nothing else. */
export function buildInsertFloor({ owner }: Database): FastifyInstance {
  const app = fastify();
  app.post('/answer', async (request) => {
    const { participation, sealed } = request.body as { participation: number; sealed: string };
    await sql`insert into drafts (participation_id, sealed) values (${participation}, ${Buffer.from(sealed)})
      on conflict (participation_id) do update set sealed = excluded.sealed`.execute(owner);
    return { saved: true };
  });
  return app;
}
