import { sql } from 'kysely';
import type { FormScore } from '../../../domain/scoring/personal/scoreForm.ts';
import type { GroupScore } from '../../../domain/scoring/raters/scoreGroup.ts';
import type { Tx } from '../database.ts';
import type { FinishedAssessment } from '../scoring/assessments.ts';

/** A submitted self-assessment, the person's groups at launch, and its score if there is one. */
export interface CampaignForm extends FinishedAssessment {
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly score: FormScore | null;
  readonly finished_on: string;
}

/** Returns all forms of a campaign, in random order. Builder only. */
export async function listCampaignForms(tx: Tx, campaignId: number): Promise<CampaignForm[]> {
  const { rows } = await sql<CampaignForm>`
    select a.id, a.account_id, a.kind, a.user_id, s.target_id, a.sealed, a.finished_on, f.question_ids, t.attributes,
      (select c.result from scores c where c.assessment_id = a.id and c.replaced_on is null
        order by c.id desc limit 1) as score
    from assessments a
    join assignments s on s.id = a.assignment_id
    join survey_targets t on t.id = s.target_id
    join assessment_forms f on f.campaign_id = s.campaign_id and f.kind = 's'
    where s.campaign_id = ${campaignId} and a.kind = 's'
    order by a.id`.execute(tx);
  return rows;
}

/** Returns the results of each rater group about each target of a campaign. */
export async function listCampaignGroups(tx: Tx, campaignId: number) {
  const { rows } = await sql<{ target_id: number; rater_group: string; result: GroupScore }>`
    select c.target_id, c.rater_group, c.result from scores c
    join survey_targets t on t.id = c.target_id
    where t.campaign_id = ${campaignId} and c.subject = 'raters' and c.replaced_on is null
    order by c.id`.execute(tx);
  return rows;
}
