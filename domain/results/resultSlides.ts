import { type FocusReason, focusCandidates } from '../actions/focusCandidates.ts';
import { type ComparedScores, compareTopics } from '../scoring/compareScores.ts';
import { highestAndLowest } from '../scoring/highestAndLowest.ts';
import { sortTopicsByScore, topicChanges } from './campaignChanges.ts';
import { type GroupScorePair, significantGaps } from './groupGaps.ts';
import type { ResultCampaign, ResultGroup, ResultTopic } from './publishedCampaign.ts';
import type { GroupDimension } from './resultTexts.ts';

/** The published groups of one dimension. */
export interface DimensionGroups {
  readonly dimension: GroupDimension;
  readonly groups: readonly ResultGroup[];
}

export interface SlideInput {
  readonly company: string;
  readonly campaign: ResultCampaign;
  /** The campaign to compare with; null without a comparable one. */
  readonly before: ResultCampaign | null;
  /** The dimensions that the reader may see. */
  readonly dimensions: readonly DimensionGroups[];
}

/** A topic in two campaigns. */
export interface TopicMove {
  readonly from: ResultTopic;
  readonly to: ResultTopic;
}

/** A topic that changed significantly; the direction and the scores are those of the elements asked in both campaigns. */
export interface SignificantMove extends TopicMove {
  readonly word: 'up' | 'down';
  readonly compared: ComparedScores;
}

/** One finding of a presentation. */
export type ResultSlide =
  | { readonly kind: 'headline' }
  | { readonly kind: 'topics' }
  | { readonly kind: 'strongest'; readonly topics: readonly ResultTopic[] }
  | { readonly kind: 'weakest'; readonly topics: readonly ResultTopic[] }
  /** `moves` are the significant ones, largest first; empty if no topic changed significantly. */
  | { readonly kind: 'changes'; readonly moves: readonly SignificantMove[] }
  | ({ readonly kind: 'groups'; readonly gaps: readonly GroupScorePair[] } & DimensionGroups)
  | { readonly kind: 'next'; readonly topic: ResultTopic; readonly reason: FocusReason };

/**
 * The slides of a presentation, one finding each, from the results published to the reader. Findings follow the rules of the dashboard:
 * changes and groups are included only if they differ significantly. Empty without an overall result.
 */
export function resultSlides({ campaign, before, dimensions }: SlideInput): readonly ResultSlide[] {
  if (!campaign.overall || campaign.topics.length === 0) return [];
  const ends = highestAndLowest(sortTopicsByScore(campaign.topics));
  const focus = findFocus(campaign, before);
  return [
    { kind: 'headline' },
    { kind: 'topics' },
    ...(ends
      ? ([
          { kind: 'strongest', topics: ends.high },
          { kind: 'weakest', topics: ends.low },
        ] as const)
      : []),
    ...changeSlides(campaign, before),
    ...dimensions.flatMap((one) => {
      const gaps = significantGaps(campaign.topics, one.groups);
      return gaps.length > 0 ? [{ kind: 'groups', ...one, gaps } as const] : [];
    }),
    ...(focus ? [{ kind: 'next', ...focus } as const] : []),
  ];
}

function changeSlides(campaign: ResultCampaign, before: ResultCampaign | null): readonly ResultSlide[] {
  if (!before || topicChanges(campaign, before).size === 0) return [];
  return [{ kind: 'changes', moves: significantMoves(campaign, before) }];
}

/** The topics that two campaigns have in common, in the order of the later one. */
export function commonTopics(campaign: ResultCampaign, before: ResultCampaign): readonly TopicMove[] {
  return campaign.topics.flatMap((to) => {
    const from = before.topics.find(({ topic_id }) => topic_id === to.topic_id);
    return from ? [{ from, to }] : [];
  });
}

const distanceOf = ({ compared: { before, after } }: SignificantMove) => Math.abs(after.value - before.value);

function significantMoves(campaign: ResultCampaign, before: ResultCampaign): readonly SignificantMove[] {
  const changes = topicChanges(campaign, before);
  return commonTopics(campaign, before)
    .flatMap(({ from, to }) => {
      const word = changes.get(to.topic_id);
      const compared = compareTopics(from, to);
      return compared && (word === 'up' || word === 'down') ? [{ from, to, word, compared }] : [];
    })
    .sort((a, b) => distanceOf(b) - distanceOf(a));
}

/** The first candidate for the focus of the company with its strongest reason. Null if no topic has a reason. */
function findFocus(
  { topics }: ResultCampaign,
  before: ResultCampaign | null,
): { readonly topic: ResultTopic; readonly reason: FocusReason } | null {
  const [first] = focusCandidates({ topics, before: before?.topics ?? null, company: null });
  const topic = topics.find(({ topic_id }) => topic_id === first?.topic_id);
  const reason = first?.reasons[0];
  return topic && reason ? { topic, reason } : null;
}
