import { hasTwoForms, isPulse } from '../../../domain/campaigns/surveyLength.ts';
import { linkElements } from '../../../domain/scoring/elementLinks.ts';
import { selectShortQuestions } from '../../../domain/survey/shortForms.ts';
import type { Campaign, FrozenBenchmarkForm } from '../../store/campaigns/campaigns.ts';
import { listElements, listQuestions, type StoredQuestion } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { freezeSupplementals } from '../../store/survey/frozenSupplementals.ts';

type PlannedCampaign = Pick<Campaign, 'account_id' | 'supplemental_ids' | 'length' | 'topic_ids'>;

/** Returns the form that a launch of a draft would freeze now. It has no questions if some of its topics have none. */
export async function planCampaignForm(tx: Tx, campaign: PlannedCampaign): Promise<FrozenBenchmarkForm> {
  const questions = await selectQuestions(tx, campaign);
  return {
    question_ids: questions.map(({ id }) => id),
    links: hasTwoForms(campaign.length) ? linkElements(questions) : null,
    ...(await freezeSupplementals(tx, campaign.account_id, campaign.supplemental_ids)),
  };
}

/** Returns the questions of the campaign: those of its topics, and two of each element for two forms. */
async function selectQuestions(
  tx: Tx,
  { length, topic_ids }: PlannedCampaign,
): Promise<readonly StoredQuestion[]> {
  const active = await listQuestions(tx, 'active');
  const topicOf = new Map((await listElements(tx)).map(({ element_id, topic_id }) => [element_id, topic_id]));
  const topicIdOf = ({ element_id }: StoredQuestion) => topicOf.get(element_id) ?? 0;
  const selected = isPulse(length) ? active.filter((one) => topic_ids.includes(topicIdOf(one))) : active;
  const included = new Set(selected.map(topicIdOf));
  if (!topic_ids.every((id) => included.has(id))) return [];
  return hasTwoForms(length) ? selectShortQuestions(selected) : selected;
}
