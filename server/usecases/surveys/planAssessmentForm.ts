import type { FrozenForm } from '../../store/campaigns/campaigns.ts';
import { listMetricQuestions } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { freezeSupplementals } from '../../store/survey/frozenSupplementals.ts';
import type { SurveyCampaign } from '../../store/surveys/campaigns.ts';

type PlannedSurvey = Pick<SurveyCampaign, 'account_id' | 'supplemental_ids'>;

/** Returns the form that a launch of a draft would freeze now for participants (`s`) or for raters (`r`). */
export async function planAssessmentForm(
  tx: Tx,
  { account_id, supplemental_ids }: PlannedSurvey,
  kind: 's' | 'r',
): Promise<FrozenForm> {
  const questions = await listMetricQuestions(tx, kind);
  return {
    question_ids: questions.map(({ id }) => id),
    ...(await freezeSupplementals(tx, account_id, supplemental_ids)),
  };
}
