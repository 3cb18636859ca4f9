import { meanOf, personElementScore } from '../../../domain/scoring/benchmarkScores.ts';
import { findDrivers, outcomeTopic } from '../../../domain/scoring/drivers.ts';
import { type ElementPlaces, elementPlaces } from '../../../domain/scoring/elementPlaces.ts';
import type { Deps } from '../../deps.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { listElements } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { addDrivers, findTopicByCode } from '../../store/results/drivers.ts';
import { releaseOf } from '../../store/results/publishedAnswers.ts';
import { readCampaignForm } from '../survey/respondentForm.ts';
import type { FinishedForm } from '../survey/submitForm.ts';

/** Publishes how strongly each topic correlates with the outcome, over all respondents together and only with 100 or more. */
export async function publishDrivers(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  forms: readonly FinishedForm[],
): Promise<void> {
  const outcomeId = await findTopicByCode(tx, outcomeTopic);
  if (outcomeId === null) return;
  const asked = elementPlaces(await readCampaignForm(deps, tx, campaign.id));
  const topicOf = new Map((await listElements(tx)).map(({ element_id, topic_id }) => [element_id, topic_id]));
  const elementPositions = asked.map(({ element_id, places }) => ({
    topic_id: topicOf.get(element_id) ?? 0,
    places,
  }));
  const scoresOf = (topicId: number) => {
    const elements = elementPositions.filter(({ topic_id }) => topic_id === topicId);
    return forms.map(({ scores }) => topicScoreOf(scores, elements));
  };
  const others = [...new Set(elementPositions.map(({ topic_id }) => topic_id))].filter(
    (id) => id !== outcomeId,
  );
  const drivers = findDrivers(
    scoresOf(outcomeId),
    others.map((topic_id) => ({ topic_id, scores: scoresOf(topic_id) })),
  );
  await addDrivers(tx, await releaseOf(tx, campaign.id), outcomeId, drivers);
}

/** Returns one person's mean over the elements of a topic; null unless all of them are answered. */
function topicScoreOf(
  scores: FinishedForm['scores'],
  elements: readonly Pick<ElementPlaces, 'places'>[],
): number | null {
  const elementScores = elements.flatMap(
    ({ places: positions }) => personElementScore(positions.map((index) => scores[index] ?? null)) ?? [],
  );
  return elementScores.length < elements.length ? null : meanOf(elementScores);
}
