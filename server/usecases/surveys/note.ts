import type { Tx } from '../../store/database.ts';
import { type Asker, type Noted, noteChange } from '../asker.ts';

/** One line of the audit log about a survey campaign. */
export async function noteSurvey(
  tx: Tx,
  asker: Asker,
  { campaignId, ...what }: Noted & { campaignId: number },
): Promise<void> {
  await noteChange(tx, asker, { ...what, resource: 'survey_campaigns', id: campaignId });
}
