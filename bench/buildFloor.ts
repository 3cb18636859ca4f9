import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../server/store/database.ts';

interface Answer {
  readonly code: string;
  readonly sealed: string;
}

/** Builds a bare Fastify server with only the indispensable statements: the floor of every ratio. */
export function buildFloor({ owner }: Database): FastifyInstance {
  const app = fastify();

  app.post('/answer', async (request) => {
    const { code, sealed } = request.body as Answer;
    const hash = createHash('sha256').update(code).digest('hex');
    await owner.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select * from participations where token_hash = ${hash} for update`.execute(tx);
      const id = rows[0]?.id;
      await sql`select sealed from drafts where participation_id = ${id}`.execute(tx);
      await sql`insert into drafts (participation_id, sealed) values (${id}, ${Buffer.from(sealed)})
        on conflict (participation_id) do update set sealed = excluded.sealed`.execute(tx);
    });
    return { saved: true };
  });

  app.get('/users', async (request, reply) => {
    const { account, department, from } = request.query as Record<string, string>;
    const where = sql`account_id = ${Number(account)} and department = ${department}`;
    const { rows } = await sql`
      select id, first_name, last_name, email, department, location, level, permissions, status, updated_at
      from users where ${where} order by last_name, id limit 25 offset ${Number(from)}`.execute(owner);
    const total = await sql<{
      total: number;
    }>`select count(*)::int as total from users where ${where}`.execute(owner);
    reply.header('content-range', `users ${from}-${Number(from) + 24}/${total.rows[0]?.total}`);
    return rows;
  });
  return app;
}
