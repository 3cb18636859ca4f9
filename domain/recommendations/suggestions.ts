import type { Metric } from '../metrics/metrics.ts';

export const suggestionKinds = ['course', 'live_session', 'learning_path', 'sprint'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A catalog entry with the topics and metrics it addresses. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly id: number;
  /** What opens: the next date of a live session, otherwise the entry itself. */
  readonly opens_id: number;
  readonly title: string;
  readonly summary: string | null;
  readonly minutes: number | null;
  /** External link, if it takes place elsewhere. */
  readonly link: string | null;
  /** The next date of a session, or the last day of a sprint. */
  readonly on: string | null;
  readonly topic_ids: readonly number[];
  readonly metrics: readonly Metric[];
  /** The programs whose members see it; empty if everyone does. */
  readonly program_ids: readonly number[];
}

export type RecommendationSubject =
  | { readonly kind: 'topic'; readonly topic_id: number }
  | { readonly kind: 'metric'; readonly metric: Metric };

const MOST = 4;

/**
 * Up to four catalog entries for one low topic or metric and a user's programs: one of each kind before a second of any kind, shortest
 * first.
 */
export function suggestionsFor(
  subject: RecommendationSubject,
  catalog: readonly Suggestion[],
  programIds: readonly number[] | 'all',
): readonly Suggestion[] {
  const fitting = catalog
    .filter(
      ({ topic_ids, metrics, program_ids }) =>
        (subject.kind === 'topic'
          ? topic_ids.includes(subject.topic_id)
          : metrics.includes(subject.metric)) &&
        (programIds === 'all' ||
          program_ids.length === 0 ||
          program_ids.some((program) => programIds.includes(program))),
    )
    .sort((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0) || a.id - b.id);
  const ofKind = suggestionKinds.map((kind) => fitting.filter((one) => one.kind === kind));
  const rounds = Array.from({ length: MOST }, (_, index) => ofKind.flatMap((list) => list[index] ?? []));
  return rounds.flat().slice(0, MOST);
}

/** The screen that opens a suggestion. */
export function suggestionPath({ kind, opens_id }: Pick<Suggestion, 'kind' | 'opens_id'>): string {
  switch (kind) {
    case 'course':
      return `/learn/view/${opens_id}`;
    case 'live_session':
      return `/my-sessions/s/${opens_id}`;
    case 'learning_path':
      return `/learn/manage/${opens_id}`;
    case 'sprint':
      return `/dei-builder?sprint=${opens_id}`;
  }
}

/** Without paths, which only administrators of accounts can open, because they assign them. */
export const withoutPaths = (catalog: readonly Suggestion[]): readonly Suggestion[] =>
  catalog.filter(({ kind }) => kind !== 'learning_path');
