/** An answered question with the ISO date of the answer in the respondent's time zone. */
export interface AnsweredOn {
  readonly question_id: number;
  readonly on: string;
}

export interface DailySession {
  /** Questions left for today, in order. */
  readonly left: readonly number[];
  readonly answered: number;
  readonly total: number;
  /** Unanswered questions of the whole survey. */
  readonly remaining: number;
}

/** A daily session including custom questions, which count like the others. */
export interface FullDailySession extends DailySession {
  /** Ids of the custom questions left for today. */
  readonly supplementals: readonly number[];
}

/**
 * Adds the custom questions to the session with the last assessment question, regardless of the daily number. `answered` lists the ids of
 * custom questions answered or skipped on any day.
 */
export function addDueSupplementals(
  session: DailySession,
  supplementalIds: readonly number[],
  answered: readonly number[],
): FullDailySession {
  const open = supplementalIds.filter((id) => !answered.includes(id));
  const left = session.left.length === session.remaining ? open : [];
  return {
    left: session.left,
    supplementals: left,
    answered: session.answered + answered.length,
    total: session.total + answered.length + left.length,
    remaining: session.remaining + open.length,
  };
}

/**
 * Returns the questions of a survey that are due today. A campaign in several sessions asks `perSession` questions per calendar day (as
 * OPEN-43 is interpreted); null asks all questions in one session. Answers from earlier days do not count for today. Answers that exceed
 * the daily number (from two devices, or stored offline overnight) are accepted but unlock no further questions.
 */
export function planDailySession(
  questionIds: readonly number[],
  answers: readonly AnsweredOn[],
  perSession: number | null,
  today: string,
): DailySession {
  const done = new Set(answers.map(({ question_id }) => question_id));
  const open = questionIds.filter((question) => !done.has(question));
  const answered = answers.filter(({ on }) => perSession === null || on === today).length;
  const share = perSession === null ? open.length : Math.max(perSession - answered, 0);
  const left = open.slice(0, share);
  return { left, answered, total: answered + left.length, remaining: open.length };
}
