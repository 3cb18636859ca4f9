import { type ChangeWord, detectChosenChange, marginOfError } from '../scoring/detectChanges.ts';

/** Standard error of one person's topic score in points, if they got all questions about the topic. */
const TOPIC_ERROR = 10;

/** One person's own score of a topic, 0-100, and the share of the topic's questions that they got. */
export interface OwnTopicScore {
  readonly value: number;
  readonly askedShare: number;
}

/** The 90 percent margin of one person's topic score in points, if they got this share of the questions. */
export const ownTopicMargin = (askedShare: number): number =>
  marginOfError(TOPIC_ERROR / Math.sqrt(askedShare));

/**
 * Whether a person's own topic score of 0-100 changed by more than measurement error. The standard error is 10 divided by the root of the
 * share of questions. Plans are made for low topics, so the change must be significant among all `candidates` that the person had scores
 * in (methods 1.4). Of six topics, these are 38 points or more between two full campaigns, 47 between a full and a short one, and 54
 * between two short ones.
 */
export const topicChange = (before: OwnTopicScore, after: OwnTopicScore, candidates: number): ChangeWord =>
  detectChosenChange({ before: measureOwnTopic(before), after: measureOwnTopic(after) }, candidates);

const measureOwnTopic = ({ value, askedShare }: OwnTopicScore) => ({
  value,
  se: TOPIC_ERROR / Math.sqrt(askedShare),
});

/**
 * Returns the latest measurement up to the day the plan was made, and the latest one after it; null if there is none.
 * Dates are ISO, in any order.
 */
export function measurementsAroundPlan<T extends { readonly on: string }>(
  measured: readonly T[],
  madeOn: string,
): { readonly before: T | null; readonly after: T | null } {
  const newest = (some: readonly T[]) => [...some].sort((a, b) => b.on.localeCompare(a.on))[0] ?? null;
  return {
    before: newest(measured.filter(({ on }) => on <= madeOn)),
    after: newest(measured.filter(({ on }) => on > madeOn)),
  };
}
