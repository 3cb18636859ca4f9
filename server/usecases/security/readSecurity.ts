import type { BodyOf } from '../../../contract/call.ts';
import type { securityCalls } from '../../../contract/v2/security.ts';
import { isDeclared, recordsInChange } from '../../../resources/changedRecords.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listAccounts } from '../../store/accounts/accounts.ts';
import {
  type AuditCursor,
  countEntries,
  listAuditEntries,
  listAuditWords,
} from '../../store/security/auditLog.ts';
import { listLockOuts } from '../../store/security/lockOuts.ts';
import { listRecordNames, type RecordRef } from '../../store/security/recordNames.ts';
import { listAllSessions } from '../../store/security/sessions.ts';
import { readPageOfSignIns } from '../../store/security/signIns.ts';
import { presentPage, presentPerson, securitySliceOf } from './presentPeople.ts';

type Query<C extends keyof typeof securityCalls> = BodyOf<(typeof securityCalls)[C]>;

export async function readSignIns(deps: Deps, { page, ...filter }: Query<'signIns'>) {
  const { found: rows, total } = await deps.database.as(platformScope, (tx) =>
    readPageOfSignIns(tx, filter, securitySliceOf(page)),
  );
  return presentPage(
    rows.map((entry) => ({ ...entry, ...presentPerson(entry) })),
    total,
  );
}

export async function readLockOuts(deps: Deps) {
  const now = deps.clock.now().toISOString();
  const rows = await deps.database.as(platformScope, (tx) => listLockOuts(tx, now));
  return { entries: rows.map((entry) => ({ ...entry, ...presentPerson(entry) })) };
}

export async function readAllSessions(
  deps: Deps,
  ownSessionId: string,
  { page, ...filter }: Query<'sessions'>,
) {
  const now = deps.clock.now().toISOString();
  const { found: rows, total } = await deps.database.as(platformScope, (tx) =>
    listAllSessions(tx, { ...filter, now }, securitySliceOf(page)),
  );
  return presentPage(
    rows.map((entry) => ({ ...entry, ...presentPerson(entry), current: entry.id === ownSessionId })),
    total,
  );
}

type Entry = Awaited<ReturnType<typeof listAuditEntries>>[number];

const shownEntry = ({ actor_id, ...entry }: Entry) => ({
  ...entry,
  ...presentPerson(entry),
  user_id: actor_id,
  changes: entry.changes as Record<string, [unknown, unknown]>, // As written by `recordAudit`.
});

export async function readAudit(deps: Deps, { page, ...filter }: Query<'audit'>) {
  return deps.database.as(platformScope, async (tx) => {
    const total = await countEntries(tx, filter);
    const entries = await listAuditEntries(tx, filter, securitySliceOf(page));
    const shown = entries.map(shownEntry);
    return { ...presentPage(shown, total), names: await listRecordNames(tx, referencesOf(shown)) };
  });
}

/** Returns the records that entries are about or that their changed fields refer to. */
function referencesOf(entries: readonly ReturnType<typeof shownEntry>[]): RecordRef[] {
  return entries.flatMap(({ resource, record_id, changes }) => {
    const own = isDeclared(resource) && /^\d{1,9}$/.test(record_id ?? '') ? [Number(record_id)] : [];
    const changed = Object.entries(changes).flatMap(([field, values]) =>
      values.flatMap((value) => recordsInChange(resource, field, value)),
    );
    return [...own.map((id) => ({ resource, id })), ...changed];
  });
}

const chunk = 1_000;

/** Yields all matching entries, newest first, in chunks with one transaction each. */
export async function* streamAuditEntries(deps: Deps, filter: Omit<Query<'audit'>, 'page'>) {
  for (let after: AuditCursor | null = null; ; ) {
    const slice = { from: 0, size: chunk, after };
    const rows: Entry[] = await deps.database.as(platformScope, (tx) => listAuditEntries(tx, filter, slice));
    for (const entry of rows) yield shownEntry(entry);
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return;
    after = { at: last.at, id: Number(last.id) };
  }
}

export async function readAuditFilters(deps: Deps) {
  return deps.database.as(platformScope, async (tx) => ({
    resources: await listAuditWords(tx, 'resource'),
    actions: await listAuditWords(tx, 'action'),
    accounts: (await listAccounts(tx, 'all')).map(({ id, name }) => ({ id, name })),
  }));
}
