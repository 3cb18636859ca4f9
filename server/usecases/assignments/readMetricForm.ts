import type { Deps } from '../../deps.ts';
import { findMetricQuestions, type StoredMetricQuestion } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { type AssignmentFormKey, findAssessmentForm } from '../../store/survey/assignmentContext.ts';
import {
  type CampaignSupplemental,
  readCampaignSupplementals,
} from '../supplemental/campaignSupplementals.ts';
import { FormCache } from '../survey/formCache.ts';

/** The questions and custom questions a campaign or role was opened with for one kind of respondent, in order. */
export interface MetricForm {
  readonly questions: readonly StoredMetricQuestion[];
  readonly supplementals: readonly CampaignSupplemental[];
}

const metricForms = new FormCache<MetricForm>();

/** Returns the form; empty before launch. The transaction must have access to the campaign or role. */
export async function readMetricForm(
  { database }: Pick<Deps, 'database'>,
  tx: Tx,
  of: AssignmentFormKey,
): Promise<MetricForm> {
  const key = `${of.kind}:${of.campaign_id ?? ''}:${of.requisition_id ?? ''}`;
  const form = await metricForms.read(database, key, async () => {
    const frozen = await findAssessmentForm(tx, of);
    return (
      frozen && {
        questions: await findMetricQuestions(tx, frozen.question_ids),
        supplementals: await readCampaignSupplementals(tx, frozen),
      }
    );
  });
  return form ?? { questions: [], supplementals: [] };
}
