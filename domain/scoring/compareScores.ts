import { meanOf } from './benchmarkScores.ts';
import { type MeasuredScore, standardErrorOf } from './detectChanges.ts';

/** A published score with its 90 percent margin in whole points; null where none is published. */
export interface PublishedScore {
  readonly answer_percent: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly margin: number | null;
}

export interface PublishedTopic extends PublishedScore {
  readonly topic_id: number;
  readonly elements: readonly (PublishedScore & { readonly element_id: number })[];
}

export interface PublishedResult {
  readonly overall: PublishedScore | null;
  readonly topics: readonly PublishedTopic[];
}

/** The scores of two campaigns over the elements that both asked. */
export interface ComparedScores {
  readonly before: MeasuredScore;
  readonly after: MeasuredScore;
}

/**
 * Compares one topic in two campaigns (methods 2.3). If they asked different elements, only those asked in both count, and the error is the
 * mean of their errors, which is an upper bound. Answers of the same person are never paired, although many people answer both. Null
 * without common elements, for limited scores ("80 or more") and without margins.
 */
export function compareTopics(before: PublishedTopic, after: PublishedTopic): ComparedScores | null {
  if (hasSameElements(before, after)) return comparePair([before], [after]);
  const pairs = before.elements.flatMap((earlier) => {
    const later = after.elements.find(({ element_id }) => element_id === earlier.element_id);
    return later ? [{ earlier, later }] : [];
  });
  return comparePair(
    pairs.map(({ earlier }) => earlier),
    pairs.map(({ later }) => later),
  );
}

/** Whether a topic has the same published elements in two campaigns. If not, its two scores can't be compared. */
export const hasSameElements = (before: PublishedTopic, after: PublishedTopic): boolean =>
  hasSame(before.elements, after.elements, 'element_id');

/** Compares the overall score in two campaigns: the mean of the topics that both have, over the elements that both asked. */
export function compareOverall(before: PublishedResult, after: PublishedResult): ComparedScores | null {
  const pairs = before.topics.flatMap((earlier) => {
    const later = after.topics.find(({ topic_id }) => topic_id === earlier.topic_id);
    return later ? [{ earlier, later }] : [];
  });
  const isSame =
    hasSame(before.topics, after.topics, 'topic_id') &&
    pairs.every(({ earlier, later }) => hasSameElements(earlier, later));
  if (isSame) return before.overall && after.overall && comparePair([before.overall], [after.overall]);
  const compared = pairs.map(({ earlier, later }) => compareTopics(earlier, later));
  const known = compared.filter((one) => one !== null);
  if (known.length < compared.length) return null;
  const from = combine(known.map((one) => one.before));
  const to = combine(known.map((one) => one.after));
  return from && to && { before: from, after: to };
}

function comparePair(
  before: readonly PublishedScore[],
  after: readonly PublishedScore[],
): ComparedScores | null {
  const [from, to] = [combine(before.map(measureScore)), combine(after.map(measureScore))];
  return from && to && { before: from, after: to };
}

/** Converts a published score; null if it is limited or has no margin. */
export function measureScore({ answer_percent, low, high, margin }: PublishedScore): MeasuredScore | null {
  return low || high || margin === null ? null : { value: answer_percent, se: standardErrorOf(margin) };
}

function combine(scores: readonly (MeasuredScore | null)[]): MeasuredScore | null {
  const known = scores.filter((score) => score !== null);
  const value = meanOf(known.map((score) => score.value));
  const se = meanOf(known.map((score) => score.se));
  return known.length < scores.length || value === null || se === null ? null : { value, se };
}

function hasSame<K extends string>(
  some: readonly Readonly<Record<K, number>>[],
  others: readonly Readonly<Record<K, number>>[],
  key: K,
): boolean {
  return (
    some.length === others.length && some.every((one) => others.some((other) => other[key] === one[key]))
  );
}
