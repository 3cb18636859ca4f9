import { recordChange } from '../../store/auditLog.ts';
import type { Tx } from '../../store/database.ts';
import type { Asker } from '../asker.ts';

type Row = Readonly<Record<string, unknown>>;
interface Noted {
  readonly action: string;
  readonly campaignId: number;
  readonly before?: Row | null;
  readonly after?: Row | null;
  readonly now: Date;
}

/** One line of the audit log about a survey campaign. */
export async function noteSurvey(
  tx: Tx,
  asker: Asker,
  { campaignId, now, before = null, after = null, action }: Noted,
): Promise<void> {
  await recordChange(tx, {
    actorId: asker.person.user.id,
    accountId: asker.scope.accountId,
    asAccountId: asker.emulation?.accountId ?? null,
    action,
    resource: 'survey_campaigns',
    recordId: campaignId,
    before,
    after,
    at: now.toISOString(),
  });
}
