import type { ElementScores } from './measureCell.ts';
import { sizeBand } from './sizeBands.ts';

/**
 * Minimum number of people for reliabilities. It is the lower bound of a size band, so reliabilities reveal no more about participation
 * than the results do.
 */
export const minPeopleForTopics = 50;

/** Reliabilities are published in steps of 5 hundredths, and never as 1, which would reveal that everyone agrees. */
const step = 0.05;
const highest = 0.95;

export interface TopicReliability {
  readonly topic_id: number;
  readonly elements: number;
  /** The reliability, 0 to .95 in steps of .05. */
  readonly value: number;
}

/** The reliability of one person's topic scores in a campaign; `topics` is empty for fewer than 50 respondents. */
export interface CultureFigures {
  /** Lower bound of the number of people. */
  readonly people: number | null;
  readonly topics: readonly TopicReliability[];
}

export const noCultureFigures: CultureFigures = { people: null, topics: [] };

interface TopicElements {
  readonly topic_id: number;
  readonly element_ids: readonly number[];
}

/**
 * The reliability of one person's score in each topic, based on how consistently people answer its elements: coefficient alpha, the mean of
 * all split-half reliabilities (Cronbach 1951), over everyone who answered all elements (methods 2.6). Constant answers and negative values
 * count as 0.
 */
export function topicReliabilities(
  responses: readonly { readonly scores: ElementScores }[],
  elements: readonly number[],
  topics: readonly TopicElements[],
): CultureFigures {
  if (responses.length < minPeopleForTopics) return noCultureFigures;
  const measured = topics.flatMap(({ topic_id, element_ids }) => {
    const at = element_ids.map((id) => elements.indexOf(id));
    const complete = responses.flatMap(({ scores }) => {
      const own = at.map((index) => scores[index] ?? null);
      return own.every((score) => score !== null) ? [own] : [];
    });
    if (at.length < 2 || complete.length < minPeopleForTopics) return [];
    const value = Math.min(highest, step * Math.round(alphaOf(complete) / step));
    return [{ topic_id, elements: at.length, value: Math.round(100 * value) / 100 }];
  });
  return { people: sizeBand(responses.length), topics: measured };
}

/** k / (k - 1) (1 - sum of the variances / variance of the sum), at least 0. */
function alphaOf(rows: readonly (readonly number[])[]): number {
  const k = rows[0]?.length ?? 0;
  const total = varianceOf(rows.map((row) => row.reduce((sum, score) => sum + score, 0)));
  if (total <= 0) return 0;
  const own = Array.from({ length: k }, (_, at) => varianceOf(rows.map((row) => row[at] ?? 0)));
  return Math.max(0, (k / (k - 1)) * (1 - own.reduce((sum, one) => sum + one, 0) / total));
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/**
 * The 90 percent interval of a published alpha: ln(1 - alpha) with the standard error sqrt(2 k / ((k - 1) (n - 2))) (Bonett 2002), widened
 * by the rounding and rounded outward to hundredths.
 */
export function topicReliabilityInterval(
  { value, elements }: Pick<TopicReliability, 'value' | 'elements'>,
  people: number,
): { readonly low: number; readonly high: number } {
  const error = Math.sqrt((2 * elements) / ((elements - 1) * (people - 2)));
  const end = (side: 1 | -1) => 1 - (1 - value - (side * step) / 2) * Math.exp(-side * 1.645 * error);
  return { low: Math.max(0, Math.floor(100 * end(-1)) / 100), high: Math.ceil(100 * end(1)) / 100 };
}
