import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyObjectSchema } from 'yup';
import { bodyLimits } from '../../../contract/bounds/bodyLimits.ts';
import { boundsOf } from '../../../contract/bounds/bounds.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { check } from '../../../resources/checking.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { rulesOf } from '../../../resources/kit/rulesOf.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../plugins/session.ts';
import { within } from '../../plugins/wellFormed.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { danglingReferences } from '../../store/records/references.ts';
import * as rows from '../../store/records/rows.ts';
import type { Totals } from '../../store/records/totals.ts';
import { usagesOf } from '../../store/records/usages.ts';
import { addAuditRow } from '../../store/security/addAuditRow.ts';
import { authorize, refuseExcess, type SignedInContext } from '../calls.ts';

export type Row = rows.Row;
export interface RecordDeps extends Deps {
  readonly totals: Totals;
  /** Every declared record by its name: references are looked up in it. */
  readonly registry: ReadonlyMap<string, Resource>;
}

/** A write about to happen: `before` is null for a new row, `draft` for one that goes. */
export interface Write {
  readonly signedIn: SignedIn;
  readonly before: Row | null;
  readonly draft: Row | null;
  readonly now: Date;
}

/** Where a record differs from the ordinary. There is no fourth way: then write the endpoint by hand. */
export interface Overrides {
  /** Refuses a write by throwing. */
  readonly prepare?: (tx: Tx, write: Write) => Promise<void>;
  /** The rows some people are narrowed to. */
  readonly narrow?: (signedIn: SignedIn) => rows.RowFilter;
  readonly except?: readonly ('create' | 'update' | 'delete')[];
}

export interface AuthorizedCall {
  readonly signedIn: SignedIn;
  readonly place: rows.RecordScope;
  readonly now: Date;
}

/** Who asks, checked against the record's tier, and the rows that are theirs to see. */
export function authorizeRecord(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, bends, writes }: { resource: Resource; bends: Overrides; writes: boolean },
): AuthorizedCall {
  const needs = writes ? resource.access.write : resource.access.read;
  // A record's tier always asks for a session, so somebody is signed in.
  const { signedIn, now } = authorize(deps, request, reply, { needs, mutates: writes }) as SignedInContext;
  const narrowing = bends.narrow?.(signedIn) ?? null;
  return { signedIn, now, place: { resource, scope: signedIn.scope, narrowing } };
}

/** The id in the path. What is no id is told like a row that does not exist. */
export function parseId(request: FastifyRequest): number {
  const id = Number((request.params as { id: string }).id);
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw new Refusal('not_found');
  return id;
}

/** The row, where it is theirs to see; else it does not exist. */
export async function requireRow(tx: Tx, place: rows.RecordScope, id: number): Promise<Row> {
  const row = await rows.getOne(tx, place, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

const drafts = new WeakMap<Resource, AnyObjectSchema>();

/** The rules of a record, made once. */
function draftRules(resource: Resource): AnyObjectSchema {
  const rules = drafts.get(resource) ?? rulesOf(resource);
  drafts.set(resource, rules);
  return rules;
}

/** What a body that is to become a record may be at most; a larger one is refused before anything is looked up. */
export function draftLimits(resource: Resource) {
  const rules = draftRules(resource);
  const preHandler = async ({ body }: FastifyRequest) => refuseExcess(rules, body);
  return { ...within(bodyLimits(boundsOf(rules))), preHandler };
}

/** The draft that a body makes of a row, once every rule lets it through. */
export async function parseDraft(
  tx: Tx,
  {
    asked: context,
    bends,
    registry,
  }: { asked: AuthorizedCall; bends: Overrides; registry: RecordDeps['registry'] },
  before: Row | null,
  sent: unknown,
): Promise<Row> {
  const read = check(draftRules(context.place.resource), { ...before, ...(sent as object | null) });
  if ('problems' in read) throw new Refusal('invalid', read.problems);
  const dangling = await danglingReferences(tx, context.place, read.value, registry);
  if (dangling.length > 0) {
    const problems = dangling.map((field) => ({ field, problem: 'unknown' }));
    throw new Refusal('invalid', problems);
  }
  await bends.prepare?.(tx, { ...context, before, draft: read.value });
  return read.value;
}

/** Deleting what others still use is refused, and says where it is used. */
export async function checkUnused(
  tx: Tx,
  place: rows.RecordScope,
  id: number,
  registry: RecordDeps['registry'],
): Promise<void> {
  const uses = await usagesOf(tx, place, id, registry);
  if (uses.length === 0) return;
  const problems = uses.map(({ resource, count, names }) => ({
    field: resource,
    problem: 'usedBy',
    params: { count, names: names.join(', ') },
  }));
  throw new Refusal('in_use', problems);
}

/** A value that must be unique and is not: told at its field. Others than these are somebody else's to explain. */
function explained(resource: Resource, error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  const field = Object.keys(resource.fields).findLast((name) => constraint?.includes(name));
  return code === '23505' && field ? new Refusal('taken', [{ field, problem: 'taken' }]) : error;
}

/** What the platform holds belongs to no account, and neither does its entry in the audit log. */
const writingScope = ({ scope }: SignedIn, resource: Resource): Scope =>
  resource.owner === 'platform' ? { ...scope, platform: true } : scope;

/** One change in one transaction, with its entry in the audit log; kept totals are forgotten. */
export async function writeRecord(
  deps: RecordDeps,
  { signedIn, place: { resource, scope }, now }: AuthorizedCall,
  work: (tx: Tx) => Promise<{ action: string; before: Row | null; after: Row | null }>,
): Promise<Row> {
  const stored = await deps.database
    .as(writingScope(signedIn, resource), async (tx) => {
      const change = await work(tx);
      const row = change.after ?? change.before ?? {};
      await addAuditRow(tx, {
        ...change,
        actorId: signedIn.person.user.id,
        accountId: resource.owner === 'account' ? scope.accountId : null,
        asAccountId: signedIn.emulation?.accountId ?? null,
        resource: resource.name,
        recordId: Number(row.id),
        at: now.toISOString(),
      });
      return row;
    })
    .catch((error) => {
      throw explained(resource, error);
    });
  deps.totals.forget(totalsKey(resource, scope.accountId));
  return stored;
}

/** What all kept totals of a record in an account begin with. */
export const totalsKey = (resource: Resource, accountId: number | null) => `${resource.name} ${accountId} `;
