import type { Opened, SurveyQuestion } from '../../dataProviders/survey.ts';
import type { Ending } from '../../domain/survey/endings.ts';
import { isRankingOf, type Ranking } from '../../domain/survey/ranking.ts';
import {
  endSession,
  leaveIntro,
  nextQuestion,
  nextSupplemental,
  resumeSession,
  type SurveySession,
  syncSession,
  updateRanking,
} from '../../domain/survey/surveySession.ts';
import type { QueueState } from './answerQueue.ts';
import type { StoredRanking } from './rankingStore.ts';
import { questionName, supplementalName } from './unsentAnswer.ts';

export type Failure = 'offline' | 'unknownLink' | 'tooMany' | 'notServed' | 'error';
export type Notice = 'firstStands' | 'answerRefused';

/** The state of the respondent's page. */
export interface Flow {
  readonly failure: Failure | null;
  /** The server's text about the failure. */
  readonly says: string | null;
  readonly opened: Opened | null;
  readonly session: SurveySession | null;
  readonly queue: QueueState;
  readonly notice: Notice | null;
  /** The ending after the latest acknowledged answer, shown once all answers have been saved. */
  readonly ending: Ending | null;
}

export type Step =
  | {
      readonly type: 'opened';
      readonly opened: Opened;
      /** The names of questions whose answers are unsent on this device; for all others the server's state counts. */
      readonly unsent: readonly string[];
      readonly underWay: StoredRanking | null;
    }
  | { readonly type: 'failed'; readonly failure: Failure; readonly says?: string }
  | { readonly type: 'reopening' }
  | { readonly type: 'began' }
  | { readonly type: 'ranked'; readonly ranking: Ranking }
  | { readonly type: 'left' }
  | { readonly type: 'queue'; readonly queue: QueueState }
  | { readonly type: 'saved'; readonly ending: Ending | null }
  | { readonly type: 'firstStands' }
  | { readonly type: 'refused' }
  | { readonly type: 'ended'; readonly ending: Ending };

export const beforeOpening: Flow = {
  failure: null,
  says: null,
  opened: null,
  session: null,
  queue: { activity: 'idle', unsent: [] },
  notice: null,
  ending: null,
};

export function flow(held: Flow, step: Step): Flow {
  switch (step.type) {
    case 'opened':
      return open(held, step);
    case 'failed':
      return { ...held, failure: step.failure, says: step.says ?? null };
    case 'reopening':
      return { ...held, failure: null };
    case 'began':
      return inSession(held, leaveIntro);
    case 'ranked':
      return inSession(held, (session) => updateRanking(session, step.ranking));
    case 'left':
      return inSession({ ...held, notice: null }, onwards);
    case 'queue':
      return settled({ ...held, queue: step.queue });
    case 'saved':
      return { ...held, ending: step.ending };
    case 'firstStands':
      return { ...held, notice: 'firstStands', ending: null };
    case 'refused':
      return { ...held, notice: 'answerRefused', ending: null };
    case 'ended':
      return inSession({ ...held, notice: null }, (session) => endSession(session, step.ending));
  }
}

const onwards = (session: SurveySession): SurveySession =>
  session.phase === 'supplemental' ? nextSupplemental(session) : nextQuestion(session);

function inSession(held: Flow, change: (session: SurveySession) => SurveySession): Flow {
  return held.session === null ? held : { ...held, session: change(held.session) };
}

/** Shows the ending once no answer is unsent. */
function settled(held: Flow): Flow {
  const { ending, queue } = held;
  const arrived = queue.activity === 'idle' && queue.unsent.length === 0;
  return arrived && ending !== null ? inSession(held, (session) => endSession(session, ending)) : held;
}

/** Opening a different survey resets the session, even if it has the same questions. */
function open(before: Flow, { opened, unsent, underWay }: Extract<Step, { type: 'opened' }>): Flow {
  const isSame = before.opened === null || before.opened.device_key === opened.device_key;
  const held = isSame ? before : { ...beforeOpening, queue: before.queue };
  const stop = {
    left: opened.questions
      .filter(({ question_id }) => !unsent.includes(questionName(question_id)))
      .map(optionsOf),
    supplementals: opened.supplementals
      .map(({ supplemental_id }) => supplemental_id)
      .filter((id) => !unsent.includes(supplementalName(id))),
    // An unsent answer may be the last one; its response then contains the ending.
    ending: opened.ending === 'doneForToday' && unsent.length > 0 ? null : opened.ending,
    started: opened.started || unsent.length > 0,
  };
  const session =
    held.session === null ? goOn(resumeSession(stop), underWay) : syncSession(held.session, stop);
  const stuck = session.phase === 'saving' && unsent.length === 0;
  return { ...held, opened, session, ending: null, failure: stuck ? 'error' : null };
}

/** Restores the ranking from before a reload, if its question is still the current one. */
function goOn(session: SurveySession, underWay: StoredRanking | null): SurveySession {
  const question = session.left[0];
  if (!question || underWay?.question_id !== question.question_id) return session;
  return isRankingOf(question.option_ids, underWay.ranking)
    ? updateRanking(session, underWay.ranking)
    : session;
}

function optionsOf({ question_id, options }: SurveyQuestion) {
  return { question_id, option_ids: options.map(({ option_id }) => option_id) };
}

/** Declining is possible until the first answer is given, even if it is still unsent. */
export function mayDecline({ opened, session }: Flow): boolean {
  return opened?.may_decline === true && session?.left.length === opened.questions.length;
}

/** All answers have been saved but the ending is unknown, so the survey must be opened again. */
export function mustReopen({ session, queue, ending, failure }: Flow): boolean {
  const quiet = queue.activity === 'idle' && queue.unsent.length === 0;
  return session?.phase === 'saving' && quiet && ending === null && failure === null;
}
