import { isPulse } from '../campaigns/surveyLength.ts';
import { everyoneAudience } from '../release/visibleCells.ts';
import { hasSameElements } from '../scoring/compareScores.ts';
import { highestAndLowest } from '../scoring/highestAndLowest.ts';
import { hasOtherTopics, overallChange, sortTopicsByScore, topicChanges } from './campaignChanges.ts';
import type { ResultCampaign } from './publishedCampaign.ts';
import { earlierCampaignText, type ResultWords, scoreText, shortList } from './resultTexts.ts';

interface HeadlineInput {
  readonly company: string;
  readonly campaign: ResultCampaign;
  readonly before: ResultCampaign | null;
}

/** The sentences above the results of a campaign; empty where there is nothing to say. */
export interface HeadlineSentences {
  /** The overall score with its margin. */
  readonly score: string;
  /** Whether the overall score changed. */
  readonly change: string;
  /** The highest and lowest topics; null if all are equal. */
  readonly range: string | null;
  /** States which topics changed significantly, or that none did. */
  readonly topics: string;
}

type Words = Pick<ResultWords, 'translate' | 'list'>;

/** Describes the overall result of a campaign. Null without published results. */
export function headlineSentences(input: HeadlineInput, words: Words): HeadlineSentences | null {
  const { campaign, before } = input;
  const score = scoreSentence(input, words);
  if (score === null) return null;
  return {
    score,
    change: changeSentence(campaign, before, words),
    range: rangeSentence(campaign, words),
    topics: topicSentence(campaign, before, words),
  };
}

function scoreSentence({ company, campaign }: HeadlineInput, words: Words): string | null {
  const { overall } = campaign;
  if (!overall) return null;
  const isChosen = campaign.audience !== everyoneAudience;
  const about = isPulse(campaign.length) ? 'pulse' : isChosen ? 'chosen' : 'score';
  const values = {
    company,
    score: scoreText(overall, words),
    topics: words.list(sortTopicsByScore(campaign.topics).map(({ topic }) => topic)),
  };
  const margin = overall.low || overall.high ? null : overall.margin;
  if (margin === null) return words.translate(`results.headline.${about}`, values);
  return words.translate(`results.headline.${about}Within`, {
    ...values,
    smart_count: Math.max(1, Math.ceil(margin)),
  });
}

function changeSentence(
  campaign: ResultCampaign,
  before: ResultCampaign | null,
  words: Pick<ResultWords, 'translate'>,
): string {
  const { translate } = words;
  if (!before?.overall) {
    return translate(`results.headline.${campaign.audience === everyoneAudience ? 'first' : 'chosenFirst'}`);
  }
  const change = overallChange(campaign, before) ?? 'unclear';
  const quarter = earlierCampaignText(before, campaign.quarter, words);
  if (hasOtherTopics(campaign, before)) {
    return translate(`results.headline.sameTopics.${change}`, { quarter });
  }
  const isSame =
    change === 'noClearChange' && before.overall.answer_percent === campaign.overall?.answer_percent;
  return translate(`results.headline.${isSame ? 'same' : change}`, {
    quarter,
    score: scoreText(before.overall, words),
  });
}

function rangeSentence({ topics }: ResultCampaign, words: Words): string | null {
  const ends = highestAndLowest(sortTopicsByScore(topics));
  const [high, low] = [ends?.high[0], ends?.low[0]];
  if (!ends || !high || !low) return null;
  return words.translate(ends.high.length > 1 ? 'results.headline.rangeMany' : 'results.headline.range', {
    high: shortList(
      ends.high.map(({ topic }) => topic),
      words,
    ),
    highScore: scoreText(high, words),
    low: shortList(
      ends.low.map(({ topic }) => topic),
      words,
    ),
    lowScore: scoreText(low, words),
  });
}

function topicSentence(campaign: ResultCampaign, before: ResultCampaign | null, words: Words): string {
  if (!before) return '';
  const changes = topicChanges(campaign, before);
  const quarter = earlierCampaignText(before, campaign.quarter, words);
  const reported = (['up', 'down'] as const).flatMap((way) => {
    const names = campaign.topics.flatMap((topic) => {
      const earlier = before.topics.find(({ topic_id }) => topic_id === topic.topic_id);
      if (!earlier || changes.get(topic.topic_id) !== way) return [];
      // Scores over different elements can differ in the other direction than the elements asked in both campaigns.
      if (!hasSameElements(earlier, topic)) return topic.topic;
      return words.translate('results.headline.moved', {
        topic: topic.topic,
        from: scoreText(earlier, words),
        to: scoreText(topic, words),
      });
    });
    if (names.length === 0) return [];
    return words.translate(`results.headline.topics.${way}`, { quarter, topics: words.list(names) });
  });
  if (reported.length > 0) return reported.join(' ');
  return changes.size > 0 ? words.translate('results.headline.topics.none', { quarter }) : '';
}
