import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Refusal } from '../../../domain/refusal.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import * as rows from '../../store/rows.ts';
import { readWanted } from './listQuery.ts';
import {
  type Bends,
  checkedDraft,
  checkUnused,
  draftLimits,
  enter,
  found,
  idOf,
  type RecordDeps,
  type Row,
  totalsKey,
  writeRecord,
} from './recordWrite.ts';

/** Five routes for a declared record, in the dialect of ra-data-simple-rest. */
export function crud(app: FastifyInstance, deps: RecordDeps, resource: Resource, bends: Bends = {}): void {
  const path = `/api/v2/resources/${resource.name}`;
  const offers = (write: 'create' | 'update' | 'delete') => !bends.except?.includes(write);
  const reading = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    return enter(deps, request, reply, { resource, bends, writes: false });
  };
  const writing = (request: FastifyRequest, reply: FastifyReply) =>
    enter(deps, request, reply, { resource, bends, writes: true });

  app.get(path, async (request, reply) => {
    const { place, now, signedIn } = reading(request, reply);
    const wanted = readWanted(resource, request.query as Row);
    const who = place.narrowing ? signedIn.person.user.id : 'all';
    const key = `${totalsKey(resource, place.scope.accountId)}${who} ${JSON.stringify(wanted.filter)}`;
    return deps.database.as(signedIn.scope, async (tx) => {
      const total = await deps.totals.of(key, now, () => rows.count(tx, place, wanted.filter));
      const page = await rows.list(tx, place, wanted, total);
      const from = wanted.range[0];
      reply.header(
        'content-range',
        `${resource.name} ${from}-${from + Math.max(page.length - 1, 0)}/${total}`,
      );
      return page;
    });
  });

  app.get(`${path}/:id`, async (request, reply) => {
    const { place, signedIn } = reading(request, reply);
    return deps.database.as(signedIn.scope, (tx) => found(tx, place, idOf(request)));
  });

  const writes: RouteShorthandOptions = {
    ...draftLimits(resource),
    // A body is only read from somebody who may send it.
    onRequest: async (request, reply) => void writing(request, reply),
  };

  if (offers('create')) {
    app.post(path, writes, async (request, reply) => {
      const asked = writing(request, reply);
      reply.code(201);
      return writeRecord(deps, asked, async (tx) => {
        const draft = await checkedDraft(tx, { asked, bends, registry: deps.registry }, null, request.body);
        return {
          action: 'create',
          before: null,
          after: await rows.create(tx, asked.place, draft, asked.now),
        };
      });
    });
  }

  if (offers('update')) {
    app.put(`${path}/:id`, writes, async (request, reply) => {
      const asked = writing(request, reply);
      const id = idOf(request);
      const { updated_at: version } = (request.body ?? {}) as { updated_at?: unknown };
      return writeRecord(deps, asked, async (tx) => {
        const before = await found(tx, asked.place, id);
        const draft = await checkedDraft(tx, { asked, bends, registry: deps.registry }, before, request.body);
        const edited = { version: typeof version === 'string' ? version : null, now: asked.now };
        const after = await rows.update(tx, asked.place, id, draft, edited);
        if (!after) throw new Refusal('conflict', 409);
        return { action: 'update', before, after };
      });
    });
  }

  if (offers('delete')) {
    app.delete(`${path}/:id`, async (request, reply) => {
      const asked = writing(request, reply);
      return writeRecord(deps, asked, async (tx) => {
        const before = await found(tx, asked.place, idOf(request));
        await bends.prepare?.(tx, { ...asked, before, draft: null });
        await checkUnused(tx, asked.place, Number(before.id), deps.registry);
        await rows.remove(tx, asked.place, Number(before.id));
        return { action: 'delete', before, after: null };
      });
    });
  }
}
