import { Refusal } from '../refusal.ts';
import type { Ending } from './endings.ts';
import { checkOrdering, isComplete, nothingRanked, type Ranking } from './ranking.ts';

/** A question as the rules see it: which one, and its options. */
export interface SessionQuestion {
  readonly question_id: number;
  readonly option_ids: readonly string[];
}

/**
 * Where a respondent is. `reviewing`: all four are ranked and may still be changed; `supplemental`: one of the account's
 * own questions; `saving`: every question is out and the last answers are on their way; `ending`: everything has arrived.
 */
export type Phase = 'intro' | 'question' | 'reviewing' | 'supplemental' | 'saving' | 'ending';

export interface Session {
  readonly phase: Phase;
  /** What is left of this sitting; the first is on the screen. */
  readonly left: readonly SessionQuestion[];
  /** The account's own questions that are left, asked after those. */
  readonly supplementals: readonly number[];
  readonly ranking: Ranking;
  readonly ending: Ending | null;
}

/** Where the server says the respondent stopped (SURV-15). */
export interface Stop {
  readonly left: readonly SessionQuestion[];
  readonly supplementals: readonly number[];
  readonly ending: Ending | null;
  readonly started: boolean;
}

/** The session at opening: a finished one ends, a started one resumes at the next question, a new one is told what it is about. */
export function resume({ left, supplementals, ending, started }: Stop): Session {
  const base = { left, supplementals, ranking: nothingRanked, ending };
  if (ending !== null) return { ...base, phase: 'ending' };
  return started ? asking(base) : { ...base, phase: 'intro' };
}

/** Leaves the intro (SURV-06). */
export function begin(session: Session): Session {
  return session.phase === 'intro' ? asking(session) : session;
}

/** The ranking of the question on the screen was changed; a complete one asks for a review (SURV-11). */
export function rank(session: Session, ranking: Ranking): Session {
  if (session.phase !== 'question' && session.phase !== 'reviewing') return session;
  return { ...session, ranking, phase: isComplete(ranking) ? 'reviewing' : 'question' };
}

/**
 * Moves on to the next question, or to saving after the last. An incomplete ranking stays where it is (VAL-01);
 * no step leads back to what was left (SURV-12).
 */
export function next(session: Session): Session {
  return session.phase === 'reviewing' ? asking({ ...session, left: session.left.slice(1) }) : session;
}

/** Leaves one of the account's own questions, answered or not; no step leads back to it either. */
export function nextSupplemental(session: Session): Session {
  if (session.phase !== 'supplemental') return session;
  return asking({ ...session, supplementals: session.supplementals.slice(1) });
}

/** How many questions of this sitting are still to be answered, of both kinds. */
export const countLeft = ({ left, supplementals }: Session): number => left.length + supplementals.length;

/**
 * The visit is over: everything has arrived, or the server says so whatever is left, as when the campaign was closed
 * or another device answered the rest.
 */
export function end(session: Session, ending: Ending): Session {
  return { ...session, phase: 'ending', left: [], supplementals: [], ranking: nothingRanked, ending };
}

/**
 * Takes over a newer state, as after answers on another device. A ranking under way is kept while its question
 * is still open.
 */
export function catchUp(session: Session, stop: Stop): Session {
  const fresh = resume({ ...stop, started: stop.started || session.phase !== 'intro' });
  const same = fresh.left[0]?.question_id === session.left[0]?.question_id;
  return same && fresh.phase === 'question' ? rank(fresh, session.ranking) : fresh;
}

function asking({ left, supplementals }: Pick<Session, 'left' | 'supplementals'>): Session {
  const last = supplementals.length === 0 ? 'saving' : 'supplemental';
  return {
    phase: left.length === 0 ? last : 'question',
    left,
    supplementals,
    ranking: nothingRanked,
    ending: null,
  };
}

/**
 * Whether an answer may be kept: `new` for the first one to its question, `same` for its repetition, which changes
 * nothing. `answered` is the ordering kept before, or null. Throws `answer_incomplete` unless it
 * orders exactly the question's four options, `answer_final` for another order than the first.
 */
export function judgeAnswer(
  asked: SessionQuestion,
  answered: readonly string[] | null,
  ordering: readonly string[],
): 'new' | 'same' {
  checkOrdering(asked.option_ids, ordering);
  if (answered === null) return 'new';
  if (answered.every((option, index) => option === ordering[index])) return 'same';
  throw new Refusal('answer_final');
}
