import { roundHalfUp } from './rounding.ts';

/** The mean of the values, not rounded; null if there are none. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * A person's score (0-100, not rounded) in one element: the mean of its questions, null entries being unanswered ones. Null if fewer than
 * half are answered (methods 2.4).
 */
export function personElementScore(percents: readonly (number | null)[]): number | null {
  const answered = percents.filter((percent) => percent !== null);
  return answered.length * 2 < percents.length ? null : meanOf(answered);
}

/** A topic's score: the unweighted mean of its elements' unrounded percentages, rounded once, half up (ENT-51). */
export function topicScore(elementPercents: readonly number[]): number | null {
  const mean = meanOf(elementPercents);
  return mean === null ? null : roundHalfUp(mean);
}

/** One element of one topic in one campaign; `answer_percent` is 0-100, preferably not rounded (ENT-50). */
export interface ResultRow {
  readonly campaign_id: number;
  readonly topic_id: number;
  readonly topic: string;
  readonly element_id: number;
  readonly element: string;
  readonly answer_percent: number;
  /** The closing date of the campaign as an ISO date, if known. */
  readonly closed_on?: string | null;
}

export interface ElementScore {
  readonly element_id: number;
  readonly element: string;
  readonly answer_percent: number;
}

export interface TopicScore {
  readonly topic_id: number;
  readonly topic: string;
  readonly answer_percent: number;
  readonly elements: readonly ElementScore[];
}

export interface CampaignScores {
  readonly campaign_id: number;
  readonly closed_on: string | null;
  readonly topics: readonly TopicScore[];
}

/** Sorts elements by percentage, highest first, equal ones by name (ENT-52). Percentages are compared without rounding. */
export function sortElements<T extends { readonly element: string; readonly answer_percent: number }>(
  elements: readonly T[],
): readonly T[] {
  return [...elements].sort(
    (a, b) => b.answer_percent - a.answer_percent || a.element.localeCompare(b.element),
  );
}

/**
 * Groups result rows by campaign, newest first (ENT-53, ENT-54): by closing date if both campaigns have one, otherwise by campaign_id in
 * descending order. Topics keep the order in which they first appear.
 */
export function groupByCampaign(rows: readonly ResultRow[]): readonly CampaignScores[] {
  return [...grouped(rows, (row) => row.campaign_id).entries()]
    .map(([campaign_id, own]) => ({
      campaign_id,
      closed_on: own.find((row) => row.closed_on)?.closed_on ?? null,
      topics: topicsOf(own),
    }))
    .sort(newestFirst);
}

function topicsOf(rows: readonly ResultRow[]): readonly TopicScore[] {
  return [...grouped(rows, (row) => row.topic_id).entries()].map(([topic_id, own]) => ({
    topic_id,
    topic: own[0]?.topic ?? '',
    answer_percent: topicScore(own.map((row) => row.answer_percent)) ?? 0,
    elements: sortElements(own).map(({ element_id, element, answer_percent }) => ({
      element_id,
      element,
      answer_percent: roundHalfUp(answer_percent),
    })),
  }));
}

function newestFirst(a: CampaignScores, b: CampaignScores): number {
  const byDate = a.closed_on && b.closed_on ? b.closed_on.localeCompare(a.closed_on) : 0;
  return byDate || b.campaign_id - a.campaign_id;
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
