/**
 * How much a benchmark campaign asks: two questions of every element (`full`) or one (`short`), about all topics or about one to three
 * (`pulse`, `short_pulse`).
 */
export const surveyLengths = ['full', 'short', 'pulse', 'short_pulse'] as const;
export type SurveyLength = (typeof surveyLengths)[number];

/** Maximum number of topics in a pulse. */
export const maxPulseTopics = 3;

/** The number of questions about one element that a respondent gets, at most. */
export const questionsPerElement = 2;

/** Whether the campaign asks only the topics chosen for it. */
export const isPulse = (length: SurveyLength): boolean => length === 'pulse' || length === 'short_pulse';

/** Whether half of the respondents get form A and the other half form B, each with one question of every element. */
export const hasTwoForms = (length: SurveyLength): boolean => length === 'short' || length === 'short_pulse';

/** The share of the questions about an element that one respondent gets. */
export const askedShareOf = (length: SurveyLength): number =>
  hasTwoForms(length) ? 1 / questionsPerElement : 1;

interface AskedQuestions {
  readonly length: SurveyLength;
  /** The topics of a pulse. */
  readonly topic_ids: readonly number[];
  /** The custom questions. */
  readonly supplemental_ids: readonly number[];
}

/** Whether two campaigns ask about a common topic or have a custom question in common. Campaigns that aren't pulses ask about all topics. */
export const hasCommonQuestions = (one: AskedQuestions, other: AskedQuestions): boolean =>
  !isPulse(one.length) ||
  !isPulse(other.length) ||
  one.topic_ids.some((id) => other.topic_ids.includes(id)) ||
  one.supplemental_ids.some((id) => other.supplemental_ids.includes(id));

/** What is wrong with the topics of a campaign: a pulse has one to three, and other campaigns have none. Null if they are right. */
export function topicsProblem(
  length: SurveyLength,
  topicIds: readonly number[],
): 'pulseTopics' | 'notPulse' | null {
  if (!isPulse(length)) return topicIds.length === 0 ? null : 'notPulse';
  return topicIds.length >= 1 && topicIds.length <= maxPulseTopics ? null : 'pulseTopics';
}
