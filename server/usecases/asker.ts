import type { Person } from '../../domain/access/person.ts';
import { isAdmin } from '../../domain/access/roles.ts';
import { recordChange } from '../store/auditLog.ts';
import type { Scope, Tx } from '../store/database.ts';

/** On whose behalf a use case runs. */
export interface Asker {
  readonly person: Person;
  readonly scope: Scope;
  readonly emulation: { readonly accountId: number } | null;
}

/** Team leads who administer nothing are kept to their own teams. */
export const isTeamLead = ({ person }: Asker): boolean => !isAdmin(person.user);

type Row = Readonly<Record<string, unknown>>;

/** A change, as the audit log keeps it. */
export interface Noted {
  readonly action: string;
  readonly before?: Row | null | undefined;
  readonly after?: Row | null | undefined;
  readonly now: Date;
}

interface NotedRecord extends Noted {
  readonly resource: string;
  /** Null for what is about many at once. */
  readonly id: number | null;
  /** Under another account than the one that is looked at; null for what belongs to none. */
  readonly accountId?: number | null;
}

/** One line of the audit log: who did what to which record, as whom. */
export async function noteChange(tx: Tx, asker: Asker, what: NotedRecord): Promise<void> {
  const { action, resource, id, before = null, after = null, now } = what;
  await recordChange(tx, {
    actorId: asker.person.user.id,
    accountId: what.accountId === undefined ? asker.scope.accountId : what.accountId,
    asAccountId: asker.emulation?.accountId ?? null,
    action,
    resource,
    recordId: id,
    before,
    after,
    at: now.toISOString(),
  });
}

/** The same about a benchmark campaign. */
export async function noteCampaign(
  tx: Tx,
  asker: Asker,
  { campaignId, ...what }: Noted & { campaignId: number },
): Promise<void> {
  await noteChange(tx, asker, { ...what, resource: 'benchmark_campaigns', id: campaignId });
}
