import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import type { SurveyParticipation } from '../survey/participation.ts';

/** Records that a respondent consented or declined; answers are never audited. */
export async function recordRespondentAudit(
  { clock }: Deps,
  tx: Tx,
  participation: SurveyParticipation,
  action: 'consent' | 'decline',
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await switchRole(tx, 'web');
  await recordAudit(
    tx,
    { userId: participation.userId, accountId: participation.accountId },
    { action, resource: 'assignments', id: participation.id, after, now: clock.now() },
  );
  await switchRole(tx, 'respondent');
}
