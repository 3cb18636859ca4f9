import type { Person } from '../../domain/access/person.ts';
import { isAdmin } from '../../domain/access/roles.ts';
import type { Scope, Tx } from '../store/database.ts';
import { addAuditRow } from '../store/security/addAuditRow.ts';

/** The person, account and emulation a use case runs for. */
export interface Caller {
  readonly person: Person;
  readonly scope: Scope;
  readonly emulation: { readonly accountId: number } | null;
}

/** Team leads without an administrator role are limited to their own teams. */
export const isTeamLead = ({ person }: Caller): boolean => !isAdmin(person.user);

type Row = Readonly<Record<string, unknown>>;

/** A change as stored in the audit log. */
export interface AuditEvent {
  readonly action: string;
  readonly before?: Row | null | undefined;
  readonly after?: Row | null | undefined;
  readonly now: Date;
}

interface RecordAuditEvent extends AuditEvent {
  readonly resource: string;
  /** Null for a change of many records at once. */
  readonly id: number | null;
  /** An account other than the viewed one; null for changes outside of any account. */
  readonly accountId?: number | null;
}

/** Records an audit event: who did what to which record, and on whose behalf. */
export async function recordAudit(tx: Tx, caller: Caller, what: RecordAuditEvent): Promise<void> {
  const { action, resource, id, before = null, after = null, now } = what;
  await addAuditRow(tx, {
    actorId: caller.person.user.id,
    accountId: what.accountId === undefined ? caller.scope.accountId : what.accountId,
    asAccountId: caller.emulation?.accountId ?? null,
    action,
    resource,
    recordId: id,
    before,
    after,
    at: now.toISOString(),
  });
}

/** Records an audit event about a benchmark campaign. */
export async function recordCampaignAudit(
  tx: Tx,
  caller: Caller,
  { campaignId, ...what }: AuditEvent & { campaignId: number },
): Promise<void> {
  await recordAudit(tx, caller, { ...what, resource: 'benchmark_campaigns', id: campaignId });
}
