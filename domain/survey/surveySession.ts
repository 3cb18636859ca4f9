import { emptyRanking, isCompleteRanking, type OptionRanking } from './optionRanking.ts';
import type { SurveyEnding } from './surveyEndings.ts';

/** A question with the ids of its options. */
export interface SessionQuestion {
  readonly question_id: number;
  readonly option_ids: readonly string[];
}

/**
 * State of the respondent's session. `reviewing`: all four options are ranked and can still be changed; `supplemental`: a custom question
 * is shown; `saving`: all questions are answered and the last answers are being sent; `ending`: all answers are stored.
 */
export type SessionPhase = 'intro' | 'question' | 'reviewing' | 'supplemental' | 'saving' | 'ending';

export interface SurveySession {
  readonly phase: SessionPhase;
  /** Questions left in this session; the first is displayed. */
  readonly left: readonly SessionQuestion[];
  /** Ids of the remaining custom questions, asked after the others. */
  readonly supplementals: readonly number[];
  readonly ranking: OptionRanking;
  readonly ending: SurveyEnding | null;
}

/** The progress reported by the server (SURV-15). */
export interface SavedProgress {
  readonly left: readonly SessionQuestion[];
  readonly supplementals: readonly number[];
  readonly ending: SurveyEnding | null;
  readonly started: boolean;
}

/**
 * Returns the session when the survey is opened: finished ones show their ending, started ones resume at the next
 * question, new ones start with the intro.
 */
export function resumeSession({ left, supplementals, ending, started }: SavedProgress): SurveySession {
  const base = { left, supplementals, ranking: emptyRanking, ending };
  if (ending !== null) return { ...base, phase: 'ending' };
  return started ? showNext(base) : { ...base, phase: 'intro' };
}

/** Leaves the intro (SURV-06). */
export function leaveIntro(session: SurveySession): SurveySession {
  return session.phase === 'intro' ? showNext(session) : session;
}

/** Updates the ranking of the current question; a complete one moves on to the review (SURV-11). */
export function updateRanking(session: SurveySession, ranking: OptionRanking): SurveySession {
  if (session.phase !== 'question' && session.phase !== 'reviewing') return session;
  return { ...session, ranking, phase: isCompleteRanking(ranking) ? 'reviewing' : 'question' };
}

/**
 * Continues with the next question, or with saving after the last. Does nothing while the ranking is incomplete (VAL-01); earlier questions
 * cannot be reopened (SURV-12).
 */
export function nextQuestion(session: SurveySession): SurveySession {
  return session.phase === 'reviewing' ? showNext({ ...session, left: session.left.slice(1) }) : session;
}

/** Continues after a custom question, answered or skipped. It cannot be reopened. */
export function nextSupplemental(session: SurveySession): SurveySession {
  if (session.phase !== 'supplemental') return session;
  return showNext({ ...session, supplementals: session.supplementals.slice(1) });
}

/** Number of questions left in this session, including custom questions. */
export const countLeft = ({ left, supplementals }: SurveySession): number =>
  left.length + supplementals.length;

/**
 * Ends the visit: all answers are stored, or the server reports an ending, for example because the campaign was closed or another device
 * answered the rest.
 */
export function endSession(session: SurveySession, ending: SurveyEnding): SurveySession {
  return { ...session, phase: 'ending', left: [], supplementals: [], ranking: emptyRanking, ending };
}

/**
 * Applies newer progress from the server, for example after answers on another device. The current ranking is kept while its question is
 * still open.
 */
export function syncSession(session: SurveySession, progress: SavedProgress): SurveySession {
  const fresh = resumeSession({ ...progress, started: progress.started || session.phase !== 'intro' });
  const same = fresh.left[0]?.question_id === session.left[0]?.question_id;
  return same && fresh.phase === 'question' ? updateRanking(fresh, session.ranking) : fresh;
}

function showNext({ left, supplementals }: Pick<SurveySession, 'left' | 'supplementals'>): SurveySession {
  const last = supplementals.length === 0 ? 'saving' : 'supplemental';
  return {
    phase: left.length === 0 ? last : 'question',
    left,
    supplementals,
    ranking: emptyRanking,
    ending: null,
  };
}
