import type { FastifyRequest } from 'fastify';
import type { AnyObjectSchema } from 'yup';
import { calculateBodyLimits } from '../../../contract/bounds/bodyLimits.ts';
import { schemaBoundsOf } from '../../../contract/bounds/schemaBounds.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { rulesOf } from '../../../resources/kit/rulesOf.ts';
import type { ResourceName } from '../../../resources/registry.ts';
import { validate } from '../../../resources/validate.ts';
import type { Deps } from '../../deps.ts';
import { type AuditAction, recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import { isUniqueViolation } from '../../kernel/uniqueViolation.ts';
import { bodyLimitOptions } from '../../plugins/rejectMalformedInput.ts';
import type { SignedIn } from '../../plugins/session.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { findUsages } from '../../store/records/findUsages.ts';
import type { ListCache } from '../../store/records/listCache.ts';
import { findDanglingReferences } from '../../store/records/references.ts';
import * as rows from '../../store/records/rows.ts';
import { authorizeCaller, requireWithinBounds } from '../calls.ts';
import type { SearchLimiter } from '../searchLimiter.ts';

export type Row = rows.Row;
export interface RecordDeps extends Deps {
  readonly lists: ListCache;
  readonly searches: SearchLimiter;
  /** All declared records by name, for resolving references. */
  readonly registry: ReadonlyMap<string, Resource>;
}

/** A write before it is executed: `before` is null for a new row, `draft` for a deletion. */
export interface RecordWrite {
  readonly signedIn: SignedIn;
  readonly before: Row | null;
  readonly draft: Row | null;
  readonly now: Date;
}

/** An update after it was executed. */
export interface RecordUpdate {
  readonly signedIn: SignedIn;
  readonly before: Row;
  readonly after: Row;
}

/** Overrides of the default behavior of a record. Anything else requires a separate endpoint. */
export interface Overrides {
  /** Refuses a write by throwing. */
  readonly prepare?: (tx: Tx, write: RecordWrite, deps: Deps) => Promise<void>;
  /** Locks a row before an update reads it, so that `before` can't be older than the row that is written. */
  readonly lock?: (tx: Tx, id: number) => Promise<unknown>;
  /** Applies the effects of an update after the row was written, in the same transaction. */
  readonly afterUpdate?: (tx: Tx, update: RecordUpdate, deps: Deps) => Promise<void>;
  /** The record without the fields that some callers may not read, filter or sort by. */
  readonly readable?: (signedIn: SignedIn) => Resource;
  /** Restricts the rows of some callers. */
  readonly narrow?: (signedIn: SignedIn) => rows.RowFilter;
  readonly except?: readonly ('create' | 'update' | 'delete')[];
}

export interface AuthorizedCall {
  readonly signedIn: SignedIn;
  /** The rows that the caller can access. */
  readonly records: rows.RecordScope;
  readonly overrides: Overrides;
  readonly now: Date;
}

/** Checks the record's tier for the caller and determines the visible rows. */
export function authorizeRecord(
  deps: Deps,
  caller: SignedIn | null,
  { resource, overrides, writes }: { resource: Resource; overrides: Overrides; writes: boolean },
): AuthorizedCall {
  const needs = writes ? resource.access.write : resource.access.read;
  const { signedIn, now } = authorizeCaller(deps, caller, { needs, mutates: writes });
  const narrowing = overrides.narrow?.(signedIn) ?? null;
  const readable = writes ? resource : (overrides.readable?.(signedIn) ?? resource);
  return { signedIn, now, overrides, records: { resource: readable, scope: signedIn.scope, narrowing } };
}

/** Parses the id in the path. An invalid id is reported like a missing row. */
export function parseId(request: FastifyRequest): number {
  const id = Number((request.params as { id: string }).id);
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw new Refusal('not_found');
  return id;
}

/** Returns the row if the caller can see it; otherwise it is reported as missing. */
export async function requireRow(tx: Tx, records: rows.RecordScope, id: number): Promise<Row> {
  return requireFound(await rows.getOne(tx, records, id));
}

const drafts = new WeakMap<Resource, AnyObjectSchema>();

/** Returns the validation rules of a record, cached. */
function draftRules(resource: Resource): AnyObjectSchema {
  const rules = drafts.get(resource) ?? rulesOf(resource);
  drafts.set(resource, rules);
  return rules;
}

/** Returns the size limits of a draft's body; a larger one is refused before any lookup. */
export function draftLimits(resource: Resource) {
  const rules = draftRules(resource);
  const preHandler = async ({ body }: FastifyRequest) => requireWithinBounds(rules, body);
  return { ...bodyLimitOptions(calculateBodyLimits(schemaBoundsOf(rules))), preHandler };
}

/** Validates a body and returns the draft. */
export async function parseDraft(
  deps: RecordDeps,
  tx: Tx,
  call: AuthorizedCall,
  before: Row | null,
  sent: unknown,
): Promise<Row> {
  const read = validate(draftRules(call.records.resource), { ...before, ...(sent as object | null) });
  if ('problems' in read) throw new Refusal('invalid', read.problems);
  const dangling = await findDanglingReferences(tx, call.records, read.value, deps.registry);
  if (dangling.length > 0) {
    const problems = dangling.map((field) => ({ field, problem: 'unknown' }));
    throw new Refusal('invalid', problems);
  }
  await call.overrides.prepare?.(tx, { ...call, before, draft: read.value }, deps);
  return read.value;
}

/** Refuses to delete a record that is still used, and reports where. */
export async function checkUnused(
  tx: Tx,
  records: rows.RecordScope,
  id: number,
  registry: RecordDeps['registry'],
): Promise<void> {
  const uses = await findUsages(tx, records, id, registry);
  if (uses.length === 0) return;
  const problems = uses.map(({ resource, count, names }) => ({
    field: resource,
    problem: 'usedBy',
    params: { count, names: names.join(', ') },
  }));
  throw new Refusal('in_use', problems);
}

/** Reports a violated unique constraint at its field. Other errors are passed on unchanged. */
function explainError(resource: Resource, error: unknown): unknown {
  const { constraint } = error as { constraint?: string };
  const field = Object.keys(resource.fields).findLast((name) => constraint?.includes(name));
  return field && isUniqueViolation(error) ? new Refusal('taken', [{ field, problem: 'taken' }]) : error;
}

/**
 * Returns the scope of a write. The platform's own records belong to no account, and neither do their entries
 * in the audit log.
 */
const writingScope = (signedIn: SignedIn, resource: Resource): Scope =>
  resource.owner === 'platform' ? scopeWithPlatform(signedIn) : signedIn.scope;

/**
 * Performs one change and its audit log entry in a transaction. The entry of a person's own
 * record contains no values, as administrators read the log.
 */
export async function writeRecord(
  deps: RecordDeps,
  { signedIn, records: { resource, scope }, now }: AuthorizedCall,
  work: (tx: Tx) => Promise<{ action: AuditAction; before: Row | null; after: Row | null }>,
): Promise<Row> {
  return deps.database
    .as(writingScope(signedIn, resource), async (tx) => {
      const change = await work(tx);
      const row = change.after ?? change.before ?? {};
      await recordAudit(tx, signedIn, {
        ...(resource.owner === 'person' ? { action: change.action } : change),
        resource: resource.name as ResourceName, // The record is declared.
        id: Number(row.id),
        now,
        accountId: resource.owner === 'platform' ? null : scope.accountId,
      });
      return row;
    })
    .catch((error) => {
      throw explainError(resource, error);
    });
}
