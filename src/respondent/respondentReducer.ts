import type { OpenedSurvey, SurveyQuestion } from '../../dataProviders/survey.ts';
import { isRankingOf, type OptionRanking } from '../../domain/survey/optionRanking.ts';
import type { SurveyEnding } from '../../domain/survey/surveyEndings.ts';
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

export type OpeningFailure = 'offline' | 'unknownLink' | 'tooMany' | 'notServed' | 'error';
export type AnswerNotice = 'firstStands' | 'answerRefused';

/** The state of the respondent's page. */
export interface RespondentState {
  readonly failure: OpeningFailure | null;
  /** The server's text about the failure. */
  readonly serverText: string | null;
  readonly opened: OpenedSurvey | null;
  readonly session: SurveySession | null;
  readonly queue: QueueState;
  readonly notice: AnswerNotice | null;
  /** The ending after the latest acknowledged answer, shown once all answers have been saved. */
  readonly ending: SurveyEnding | null;
}

export type RespondentAction =
  | {
      readonly type: 'opened';
      readonly opened: OpenedSurvey;
      /** The names of questions whose answers are unsent on this device; for all others the server's state applies. */
      readonly unsent: readonly string[];
      readonly storedRanking: StoredRanking | null;
    }
  | { readonly type: 'failed'; readonly failure: OpeningFailure; readonly serverText?: string }
  | { readonly type: 'reopening' }
  | { readonly type: 'began' }
  | { readonly type: 'ranked'; readonly ranking: OptionRanking }
  | { readonly type: 'left' }
  | { readonly type: 'queue'; readonly queue: QueueState }
  | { readonly type: 'saved'; readonly ending: SurveyEnding | null }
  | { readonly type: 'firstStands' }
  | { readonly type: 'refused' }
  | { readonly type: 'ended'; readonly ending: SurveyEnding };

export const initialRespondentState: RespondentState = {
  failure: null,
  serverText: null,
  opened: null,
  session: null,
  queue: { activity: 'idle', unsent: [] },
  notice: null,
  ending: null,
};

export function respondentReducer(state: RespondentState, action: RespondentAction): RespondentState {
  switch (action.type) {
    case 'opened':
      return openSurveyState(state, action);
    case 'failed':
      return { ...state, failure: action.failure, serverText: action.serverText ?? null };
    case 'reopening':
      return { ...state, failure: null };
    case 'began':
      return updateSession(state, leaveIntro);
    case 'ranked':
      return updateSession(state, (session) => updateRanking(session, action.ranking));
    case 'left':
      return updateSession({ ...state, notice: null }, leaveQuestion);
    case 'queue':
      return endWhenSaved({ ...state, queue: action.queue });
    case 'saved':
      return { ...state, ending: action.ending };
    case 'firstStands':
      return { ...state, notice: 'firstStands', ending: null };
    case 'refused':
      return { ...state, notice: 'answerRefused', ending: null };
    case 'ended':
      return updateSession({ ...state, notice: null }, (session) => endSession(session, action.ending));
  }
}

const leaveQuestion = (session: SurveySession): SurveySession =>
  session.phase === 'supplemental' ? nextSupplemental(session) : nextQuestion(session);

function updateSession(
  state: RespondentState,
  change: (session: SurveySession) => SurveySession,
): RespondentState {
  return state.session === null ? state : { ...state, session: change(state.session) };
}

/** Shows the ending once no answer is unsent. */
function endWhenSaved(state: RespondentState): RespondentState {
  const { ending, queue } = state;
  const isAllSaved = queue.activity === 'idle' && queue.unsent.length === 0;
  return isAllSaved && ending !== null
    ? updateSession(state, (session) => endSession(session, ending))
    : state;
}

/** Opening a different survey resets the session, even if it has the same questions. */
function openSurveyState(
  before: RespondentState,
  { opened, unsent, storedRanking }: Extract<RespondentAction, { type: 'opened' }>,
): RespondentState {
  const isSame = before.opened === null || before.opened.device_key === opened.device_key;
  const state = isSame ? before : { ...initialRespondentState, queue: before.queue };
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
    state.session === null
      ? restoreRanking(resumeSession(stop), storedRanking)
      : syncSession(state.session, stop);
  const isStuck = session.phase === 'saving' && unsent.length === 0;
  return { ...state, opened, session, ending: null, failure: isStuck ? 'error' : null };
}

/** Restores the ranking from before a reload, if its question is still the current one. */
function restoreRanking(session: SurveySession, underWay: StoredRanking | null): SurveySession {
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
export function canDecline({ opened, session }: RespondentState): boolean {
  return opened?.may_decline === true && session?.left.length === opened.questions.length;
}

/** All answers have been saved but the ending is unknown, so the survey must be opened again. */
export function needsReopening({ session, queue, ending, failure }: RespondentState): boolean {
  const isQueueEmpty = queue.activity === 'idle' && queue.unsent.length === 0;
  return session?.phase === 'saving' && isQueueEmpty && ending === null && failure === null;
}
