import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Refusal } from '../../../domain/refusal.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import * as rows from '../../store/records/rows.ts';
import { readListPage } from './readListPage.ts';
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
  writeRecord,
} from './recordWrite.ts';

/** Registers the five routes of a declared record, in the dialect of ra-data-simple-rest. */
export function registerRecordCrudRoutes(
  app: FastifyInstance,
  deps: RecordDeps,
  resource: Resource,
  overrides: Overrides = {},
): void {
  const path = `/api/v2/resources/${resource.name}`;
  const offers = (write: 'create' | 'update' | 'delete') => !overrides.except?.includes(write);
  const authorizeRead = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    return authorizeRecord(deps, request.signedIn, { resource, overrides, writes: false });
  };
  const authorizeWrite = ({ signedIn }: FastifyRequest) =>
    authorizeRecord(deps, signedIn, { resource, overrides, writes: true });

  app.get(path, async (request, reply) => {
    const { rows, range } = await readListPage(deps, authorizeRead(request, reply), request.query as Row);
    reply.header('content-range', range);
    return rows;
  });

  app.get(`${path}/:id`, async (request, reply) => {
    const { records, signedIn } = authorizeRead(request, reply);
    return deps.database.as(signedIn.scope, (tx) => requireRow(tx, records, parseId(request)));
  });

  const writes: RouteShorthandOptions = {
    ...draftLimits(resource),
    // The body is only read after the caller is authorized.
    onRequest: async (request) => void authorizeWrite(request),
  };

  if (offers('create')) {
    app.post(path, writes, async (request, reply) => {
      const call = authorizeWrite(request);
      reply.code(201);
      return writeRecord(deps, call, async (tx) => {
        const draft = await parseDraft(deps, tx, call, null, request.body);
        const after = await rows.create(tx, call.records, draft, call.now);
        return { action: 'create', before: null, after };
      });
    });
  }

  if (offers('update')) {
    app.put(`${path}/:id`, writes, async (request) => {
      const call = authorizeWrite(request);
      const id = parseId(request);
      const { updated_at: version } = (request.body ?? {}) as { updated_at?: unknown };
      return writeRecord(deps, call, async (tx) => {
        await overrides.lock?.(tx, id);
        const before = await requireRow(tx, call.records, id);
        const draft = await parseDraft(deps, tx, call, before, request.body);
        const edited = { version: typeof version === 'string' ? version : null, now: call.now };
        const after = await rows.update(tx, call.records, id, draft, edited);
        if (!after) throw new Refusal('conflict');
        await overrides.afterUpdate?.(tx, { signedIn: call.signedIn, before, after }, deps);
        return { action: 'update', before, after };
      });
    });
  }

  if (offers('delete')) {
    app.delete(`${path}/:id`, async (request) => {
      const call = authorizeWrite(request);
      return writeRecord(deps, call, async (tx) => {
        const before = await requireRow(tx, call.records, parseId(request));
        await overrides.prepare?.(tx, { ...call, before, draft: null }, deps);
        await checkUnused(tx, call.records, Number(before.id), deps.registry);
        await rows.remove(tx, call.records, Number(before.id));
        return { action: 'delete', before, after: null };
      });
    });
  }
}
