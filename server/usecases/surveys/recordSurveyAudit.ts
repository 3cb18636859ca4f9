import { type AuditEvent, type Caller, recordAudit } from '../../kernel/caller.ts';
import type { Tx } from '../../store/database.ts';

/** One line of the audit log about a survey campaign. */
export async function recordSurveyAudit(
  tx: Tx,
  caller: Caller,
  { campaignId, ...what }: AuditEvent & { campaignId: number },
): Promise<void> {
  await recordAudit(tx, caller, { ...what, resource: 'survey_campaigns', id: campaignId });
}
