import type { Person } from '../../domain/access/person.ts';
import { isAdmin } from '../../domain/access/roles.ts';
import type { Scope, Tx } from '../store/database.ts';
import { addAuditRow } from '../store/security/addAuditRow.ts';

/** On whose behalf a use case runs. */
export interface Caller {
  readonly person: Person;
  readonly scope: Scope;
  readonly emulation: { readonly accountId: number } | null;
}

/** Team leads who administer nothing are kept to their own teams. */
export const isTeamLead = ({ person }: Caller): boolean => !isAdmin(person.user);

type Row = Readonly<Record<string, unknown>>;

/** A change, as the audit log keeps it. */
export interface AuditEvent {
  readonly action: string;
  readonly before?: Row | null | undefined;
  readonly after?: Row | null | undefined;
  readonly now: Date;
}

interface RecordAuditEvent extends AuditEvent {
  readonly resource: string;
  /** Null for what is about many at once. */
  readonly id: number | null;
  /** Under another account than the one that is looked at; null for what belongs to none. */
  readonly accountId?: number | null;
}

/** One line of the audit log: who did what to which record, as whom. */
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

/** The same about a benchmark campaign. */
export async function recordCampaignAudit(
  tx: Tx,
  caller: Caller,
  { campaignId, ...what }: AuditEvent & { campaignId: number },
): Promise<void> {
  await recordAudit(tx, caller, { ...what, resource: 'benchmark_campaigns', id: campaignId });
}
