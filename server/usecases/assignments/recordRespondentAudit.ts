import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { addAuditRow } from '../../store/security/addAuditRow.ts';
import type { SurveyParticipation } from '../survey/participation.ts';

/** What a respondent settled before the first answer; answering itself is never noted. */
export async function recordRespondentAudit(
  { clock }: Deps,
  tx: Tx,
  participation: SurveyParticipation,
  action: 'consent' | 'decline',
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await switchRole(tx, 'web');
  await addAuditRow(tx, {
    actorId: participation.userId,
    accountId: participation.accountId,
    asAccountId: null,
    action,
    resource: 'assignments',
    recordId: participation.id,
    after,
    at: clock.now().toISOString(),
  });
  await switchRole(tx, 'respondent');
}
