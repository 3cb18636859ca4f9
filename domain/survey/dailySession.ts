/** One answered question with the ISO day on which it was answered, in the respondent's time zone. */
export interface AnsweredOn {
  readonly question_id: number;
  readonly on: string;
}

export interface DailySession {
  /** The questions left for today, in the order they are asked. */
  readonly left: readonly number[];
  readonly answered: number;
  readonly total: number;
  /** Questions of the whole survey still unanswered. */
  readonly remaining: number;
}

/** The same with the account's own questions, which count like the others. */
export interface FullDailySession extends DailySession {
  /** Those of them that are left for today. */
  readonly supplementals: readonly number[];
}

/**
 * The account's own questions follow in the sitting in which the last of the other questions is asked, however many
 * that are. `answered` are the ids of those answered, or left out, on whatever day.
 */
export function withSupplementals(
  sitting: DailySession,
  supplementalIds: readonly number[],
  answered: readonly number[],
): FullDailySession {
  const open = supplementalIds.filter((id) => !answered.includes(id));
  const left = sitting.left.length === sitting.remaining ? open : [];
  return {
    left: sitting.left,
    supplementals: left,
    answered: sitting.answered + answered.length,
    total: sitting.total + answered.length + left.length,
    remaining: sitting.remaining + open.length,
  };
}

/**
 * Today's part of a survey. A campaign in several sittings asks `perSitting` questions each calendar day (the
 * reading of OPEN-43); null asks all at once. Answers given on earlier days do not count against today, and
 * more than the day's share (from two devices, or kept overnight on one) is taken but opens no new questions.
 */
export function todaysSession(
  questionIds: readonly number[],
  answers: readonly AnsweredOn[],
  perSitting: number | null,
  today: string,
): DailySession {
  const done = new Set(answers.map(({ question_id }) => question_id));
  const open = questionIds.filter((question) => !done.has(question));
  const answered = answers.filter(({ on }) => perSitting === null || on === today).length;
  const share = perSitting === null ? open.length : Math.max(perSitting - answered, 0);
  const left = open.slice(0, share);
  return { left, answered, total: answered + left.length, remaining: open.length };
}
