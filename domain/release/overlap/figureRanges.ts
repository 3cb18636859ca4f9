import type { PublishedAudience, PublishedFigure } from './audience.ts';

export type ScoreRange = readonly [least: number, most: number];

const anything: ScoreRange = [0, 100];

/** The figures of one group, by subject. */
export interface GroupFigures {
  readonly nBand: number | null;
  find(subject: PublishedFigure['subject'], id: number): PublishedFigure | null;
}

/** The published figures of a group that aren't hidden. */
export function figuresOf(
  { figures }: Pick<PublishedAudience, 'figures'>,
  group: { readonly dim: string; readonly category: string },
): GroupFigures {
  const own = figures.filter(
    ({ dim, category, value }) => dim === group.dim && category === group.category && value !== null,
  );
  const bySubject = new Map(own.map((figure) => [`${figure.subject} ${figure.subject_id}`, figure]));
  return {
    nBand: own[0]?.n_band ?? null,
    find: (subject, id) => bySubject.get(`${subject} ${id}`) ?? null,
  };
}

/**
 * The possible range of a group's mean in one element, given the published figures of the group: those of the element, its topic and the
 * overall score. Topics are means of their elements and the overall score is the mean of the topics, each limited (R8) and rounded for
 * display only.
 */
export function elementRange(
  figures: GroupFigures,
  element: number,
  { topics, banded }: Pick<PublishedAudience, 'topics' | 'banded'>,
): ScoreRange {
  const { nBand } = figures;
  if (nBand === null) return anything;
  const own = figures.find('element', element);
  const limits: ScoreRange = [100 / nBand, 100 - 100 / nBand];
  if (own?.high) return [limits[1], 100];
  if (own?.low) return [0, limits[0]];
  const shown = (figure: PublishedFigure | null) =>
    figure ? narrow(shownRange(figure, banded), limits) : limits;
  const limited = (id: number): ScoreRange => {
    const figure = figures.find('element', id);
    if (figure?.high) return [limits[1], limits[1]];
    if (figure?.low) return [limits[0], limits[0]];
    return shown(figure);
  };
  let range = shown(own);
  for (const { topic_id, element_ids } of topics) {
    if (!element_ids.includes(element)) continue;
    const overall = shown(figures.find('overall', 0));
    const otherTopics = topics.filter((one) => one.topic_id !== topic_id);
    const fromOverall = remainder(
      overall,
      otherTopics.map((one) => shown(figures.find('topic', one.topic_id))),
    );
    const topic = narrow(shown(figures.find('topic', topic_id)), fromOverall);
    range = narrow(range, remainder(topic, element_ids.filter((id) => id !== element).map(limited)));
  }
  return [range[0] <= limits[0] ? 0 : range[0], range[1] >= limits[1] ? 100 : range[1]];
}

/** The range of the limited mean before rounding, given the published figure. */
function shownRange({ value, low, high }: PublishedFigure, banded: boolean): ScoreRange {
  const shown = value ?? 0;
  if (!banded) return [shown - 0.5, shown + 0.5];
  if (low && !high) return [shown - 9.5, shown + 0.5];
  return [shown - 0.5, shown === 90 ? 100 : shown + 9.5];
}

/** The range of one part of a mean, given the range of the mean and those of the other parts. */
function remainder([least, most]: ScoreRange, others: readonly ScoreRange[]): ScoreRange {
  const count = others.length + 1;
  const sum = (bound: 0 | 1) => others.reduce((total, range) => total + range[bound], 0);
  return [count * least - sum(1), count * most - sum(0)];
}

const narrow = ([least, most]: ScoreRange, [from, to]: ScoreRange): ScoreRange => [
  Math.max(least, from),
  Math.min(most, to),
];
