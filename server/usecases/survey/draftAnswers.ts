/** A ranking in a draft. */
export interface DraftAnswer {
  readonly question_id: number;
  readonly ordering: readonly string[];
  readonly on: string;
  /** The time spent on the question, if measured; deleted with the draft on submission. */
  readonly seconds?: number;
}

/** Question, option ids in their order, index of the day, and the time spent if it was measured. */
type PackedAnswer = readonly [number, string, number, number?];

/**
 * The stored form of a draft's answers. It is a quarter of the size of their JSON, because a draft is written
 * with every answer. An earlier version of the server that still runs during an upgrade refuses to read it,
 * because it isn't a list.
 */
export interface PackedAnswers {
  readonly days: readonly string[];
  readonly rows: readonly PackedAnswer[];
}

export function packAnswers(answers: readonly DraftAnswer[]): PackedAnswers {
  const days = [...new Set(answers.map(({ on }) => on))];
  const rows = answers.map(({ question_id, ordering, on, seconds }): PackedAnswer => {
    const packed = [question_id, ordering.join(' '), days.indexOf(on)] as const;
    return seconds === undefined ? packed : [...packed, seconds];
  });
  return { days, rows };
}

/** Returns the answers of a draft, also those stored before answers were packed. */
export const unpackAnswers = (answers: PackedAnswers | readonly DraftAnswer[]): readonly DraftAnswer[] =>
  'rows' in answers ? answers.rows.map((row) => unpackAnswer(row, answers.days)) : answers;

function unpackAnswer(
  [question_id, ordering, day, seconds]: PackedAnswer,
  days: readonly string[],
): DraftAnswer {
  const answer = { question_id, ordering: ordering.split(' '), on: days[day] ?? '' };
  return seconds === undefined ? answer : { ...answer, seconds };
}
