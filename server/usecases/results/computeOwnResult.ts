import { askedShareOf } from '../../../domain/campaigns/surveyLength.ts';
import { personElementScore, sortElements, topicScore } from '../../../domain/scoring/benchmarkScores.ts';
import { roundHalfUp } from '../../../domain/scoring/rounding.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { listElements, listTopics, type StoredQuestion } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';

/** A person's own result in one campaign, as stored in the private copy. */
export interface OwnResult {
  readonly campaign_id: number;
  readonly campaign: string;
  readonly finished_on: string;
  /** The share of the questions that the person got. Copies from before there were short campaigns have none; they had all. */
  readonly asked_share?: number;
  readonly topics: {
    readonly topic_id: number;
    readonly topic: string;
    readonly answer_percent: number;
    readonly elements: {
      readonly element_id: number;
      readonly element: string;
      readonly answer_percent: number;
    }[];
  }[];
}

interface ResultInput {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'length'>;
  readonly finishedOn: string;
  readonly questions: readonly StoredQuestion[];
  readonly scores: readonly (number | null)[];
}

/** Computes elements from the person's answers, and topics from elements; leaves out those without enough answers. */
export async function computeOwnResult(
  tx: Tx,
  { campaign, finishedOn, questions, scores }: ResultInput,
): Promise<OwnResult> {
  const all = await listElements(tx);
  const elements = all.flatMap(({ element_id, element, topic_id }) => {
    const own = scores.filter((_score, index) => questions[index]?.element_id === element_id);
    const answer_percent = own.length === 0 ? null : personElementScore(own);
    return answer_percent === null ? [] : { element_id, element, topic_id, answer_percent };
  });
  const topics = (await listTopics(tx)).flatMap(({ topic_id, topic }) => {
    const within = elements.filter((element) => element.topic_id === topic_id);
    const answer_percent = topicScore(within.map((element) => element.answer_percent));
    if (answer_percent === null) return [];
    const rounded = sortElements(within).map((element) => ({
      element_id: element.element_id,
      element: element.element,
      answer_percent: roundHalfUp(element.answer_percent),
    }));
    return { topic_id, topic, answer_percent, elements: rounded };
  });
  return {
    campaign_id: campaign.id,
    campaign: campaign.name,
    finished_on: finishedOn,
    asked_share: askedShareOf(campaign.length),
    topics,
  };
}
