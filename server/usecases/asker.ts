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

/** One line of the audit log about a benchmark campaign. */
export async function noteCampaign(
  tx: Tx,
  asker: Asker,
  what: { action: string; campaignId: number; before?: Row | null; after?: Row | null; now: Date },
): Promise<void> {
  await recordChange(tx, {
    actorId: asker.person.user.id,
    accountId: asker.scope.accountId,
    asAccountId: asker.emulation?.accountId ?? null,
    action: what.action,
    resource: 'benchmark_campaigns',
    recordId: what.campaignId,
    before: what.before ?? null,
    after: what.after ?? null,
    at: what.now.toISOString(),
  });
}
