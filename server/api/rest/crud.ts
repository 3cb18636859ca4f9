import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Refusal } from '../../../domain/refusal.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import * as rows from '../../store/records/rows.ts';
import { parseListQuery } from './listQuery.ts';
import {
  authorizeRecord,
  checkUnused,
  draftLimits,
  type Overrides,
  parseDraft,
  parseId,
  type RecordDeps,
  type Row,
  requireRow,
  totalsKey,
  writeRecord,
} from './recordWrite.ts';

/** Five routes for a declared record, in the dialect of ra-data-simple-rest. */
export function crud(
  app: FastifyInstance,
  deps: RecordDeps,
  resource: Resource,
  bends: Overrides = {},
): void {
  const path = `/api/v2/resources/${resource.name}`;
  const offers = (write: 'create' | 'update' | 'delete') => !bends.except?.includes(write);
  const reading = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    return authorizeRecord(deps, request, reply, { resource, bends, writes: false });
  };
  const writing = (request: FastifyRequest, reply: FastifyReply) =>
    authorizeRecord(deps, request, reply, { resource, bends, writes: true });

  app.get(path, async (request, reply) => {
    const { place: slot, now, signedIn } = reading(request, reply);
    const query = parseListQuery(resource, request.query as Row);
    const who = slot.narrowing ? signedIn.person.user.id : 'all';
    const key = `${totalsKey(resource, slot.scope.accountId)}${who} ${JSON.stringify(query.filter)}`;
    return deps.database.as(signedIn.scope, async (tx) => {
      const total = await deps.totals.of(key, now, () => rows.count(tx, slot, query.filter));
      const page = await rows.list(tx, slot, query, total);
      const from = query.range[0];
      reply.header(
        'content-range',
        `${resource.name} ${from}-${from + Math.max(page.length - 1, 0)}/${total}`,
      );
      return page;
    });
  });

  app.get(`${path}/:id`, async (request, reply) => {
    const { place: slot, signedIn } = reading(request, reply);
    return deps.database.as(signedIn.scope, (tx) => requireRow(tx, slot, parseId(request)));
  });

  const writes: RouteShorthandOptions = {
    ...draftLimits(resource),
    // A body is only read from somebody who may send it.
    onRequest: async (request, reply) => void writing(request, reply),
  };

  if (offers('create')) {
    app.post(path, writes, async (request, reply) => {
      const context = writing(request, reply);
      reply.code(201);
      return writeRecord(deps, context, async (tx) => {
        const draft = await parseDraft(
          tx,
          { asked: context, bends, registry: deps.registry },
          null,
          request.body,
        );
        return {
          action: 'create',
          before: null,
          after: await rows.create(tx, context.place, draft, context.now),
        };
      });
    });
  }

  if (offers('update')) {
    app.put(`${path}/:id`, writes, async (request, reply) => {
      const context = writing(request, reply);
      const id = parseId(request);
      const { updated_at: version } = (request.body ?? {}) as { updated_at?: unknown };
      return writeRecord(deps, context, async (tx) => {
        const before = await requireRow(tx, context.place, id);
        const draft = await parseDraft(
          tx,
          { asked: context, bends, registry: deps.registry },
          before,
          request.body,
        );
        const edited = { version: typeof version === 'string' ? version : null, now: context.now };
        const after = await rows.update(tx, context.place, id, draft, edited);
        if (!after) throw new Refusal('conflict');
        return { action: 'update', before, after };
      });
    });
  }

  if (offers('delete')) {
    app.delete(`${path}/:id`, async (request, reply) => {
      const context = writing(request, reply);
      return writeRecord(deps, context, async (tx) => {
        const before = await requireRow(tx, context.place, parseId(request));
        await bends.prepare?.(tx, { ...context, before, draft: null });
        await checkUnused(tx, context.place, Number(before.id), deps.registry);
        await rows.remove(tx, context.place, Number(before.id));
        return { action: 'delete', before, after: null };
      });
    });
  }
}
