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

/** Where a record differs from its declaration. What needs more than this gets an endpoint of its own. */
export interface Overrides {
  /** Refuses a write by throwing. */
  readonly prepare?: (tx: Tx, write: Write) => Promise<void>;
  /** The rows some people are narrowed to. */
  readonly narrow?: (signedIn: SignedIn) => rows.RowFilter;
  readonly except?: readonly ('create' | 'update' | 'delete')[];
}

export interface AuthorizedCall {
  readonly signedIn: SignedIn;
  /** The rows that the caller may reach. */
  readonly records: rows.RecordScope;
  readonly overrides: Overrides;
  readonly now: Date;
}

/** The caller, checked against the record's tier, and the rows they may reach. */
export function authorizeRecord(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, overrides, writes }: { resource: Resource; overrides: Overrides; writes: boolean },
): AuthorizedCall {
  const needs = writes ? resource.access.write : resource.access.read;
  // Every tier of a record requires a session.
  const { signedIn, now } = authorize(deps, request, reply, { needs, mutates: writes }) as SignedInContext;
  const narrowing = overrides.narrow?.(signedIn) ?? null;
  return { signedIn, now, overrides, records: { resource, scope: signedIn.scope, narrowing } };
}

/** The id in the path. Anything else is answered like a row that does not exist. */
export function parseId(request: FastifyRequest): number {
  const id = Number((request.params as { id: string }).id);
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw new Refusal('not_found');
  return id;
}

/** The row, if the caller may reach it. Throws `not_found`. */
export async function requireRow(tx: Tx, records: rows.RecordScope, id: number): Promise<Row> {
  const row = await rows.getOne(tx, records, id);
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

/** The largest body that can be a draft of the record. A larger one is refused before any query. */
export function draftLimits(resource: Resource) {
  const rules = draftRules(resource);
  const preHandler = async ({ body }: FastifyRequest) => refuseExcess(rules, body);
  return { ...within(bodyLimits(boundsOf(rules))), preHandler };
}

/** Reads a draft from a body. Throws `invalid` where a rule refuses it. */
export async function parseDraft(
  { registry }: RecordDeps,
  tx: Tx,
  call: AuthorizedCall,
  before: Row | null,
  sent: unknown,
): Promise<Row> {
  const read = check(draftRules(call.records.resource), { ...before, ...(sent as object | null) });
  if ('problems' in read) throw new Refusal('invalid', read.problems);
  const dangling = await danglingReferences(tx, call.records, read.value, registry);
  if (dangling.length > 0) {
    const problems = dangling.map((field) => ({ field, problem: 'unknown' }));
    throw new Refusal('invalid', problems);
  }
  await call.overrides.prepare?.(tx, { ...call, before, draft: read.value });
  return read.value;
}

/** Refuses to delete what other records refer to, and names them. */
export async function checkUnused(
  tx: Tx,
  records: rows.RecordScope,
  id: number,
  registry: RecordDeps['registry'],
): Promise<void> {
  const uses = await usagesOf(tx, records, id, registry);
  if (uses.length === 0) return;
  const problems = uses.map(({ resource, count, names }) => ({
    field: resource,
    problem: 'usedBy',
    params: { count, names: names.join(', ') },
  }));
  throw new Refusal('in_use', problems);
}

/** A value that must be unique and is not becomes a problem of its field. Other errors stay as they are. */
function explained(resource: Resource, error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  const field = Object.keys(resource.fields).findLast((name) => constraint?.includes(name));
  return code === '23505' && field ? new Refusal('taken', [{ field, problem: 'taken' }]) : error;
}

/** Records of the platform belong to no account, and neither do their audit entries. */
const writingScope = ({ scope }: SignedIn, resource: Resource): Scope =>
  resource.owner === 'platform' ? { ...scope, platform: true } : scope;

/**
 * One change in one transaction, with its entry in the audit log; cached totals are dropped. Administrators read the log,
 * so the entry of a person's own record has no values.
 */
export async function writeRecord(
  deps: RecordDeps,
  { signedIn, records: { resource, scope }, now }: AuthorizedCall,
  work: (tx: Tx) => Promise<{ action: string; before: Row | null; after: Row | null }>,
): Promise<Row> {
  const stored = await deps.database
    .as(writingScope(signedIn, resource), async (tx) => {
      const change = await work(tx);
      const row = change.after ?? change.before ?? {};
      await addAuditRow(tx, {
        ...(resource.owner === 'person' ? { action: change.action } : change),
        actorId: signedIn.person.user.id,
        accountId: resource.owner === 'platform' ? null : scope.accountId,
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

/** The start of the keys of all cached totals of a record in an account. */
export const totalsKey = (resource: Resource, accountId: number | null) => `${resource.name} ${accountId} `;
