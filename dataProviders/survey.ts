import type { AnswerOf, BodyOf, Call } from '../contract/call.ts';
import type { surveyCalls } from '../contract/v2/survey.ts';
import type { AssessmentKind } from '../domain/survey/kinds.ts';
import { request } from './http.ts';

type Calls = typeof surveyCalls;

/** How a respondent came in: with the code of an invitation, or signed in; the kind is the path's last segment. */
export interface Entry {
  readonly code: string | null;
  readonly kind: AssessmentKind | null;
}

/** The survey on the screen: `device_key` as `openSurvey` answered it. */
export interface Inside extends Entry {
  readonly device_key: string | null;
}

export type Opened = AnswerOf<Calls['open']>;
export type SurveyQuestion = Opened['questions'][number];
export type Receipt = NonNullable<Opened['receipt']>;
export type Saved = AnswerOf<Calls['answer']>;
export type AnswerBody = Omit<BodyOf<Calls['answer']>, keyof Inside>;
export type SupplementalQuestion = Opened['supplementals'][number];
export type SupplementalBody = Omit<BodyOf<Calls['supplemental']>, keyof Inside>;
export type Help = NonNullable<BodyOf<Calls['consent']>['accommodation']>;
export type FeedbackBody = Omit<BodyOf<Calls['feedback']>, keyof Inside>;

const patience = 20_000;

/**
 * The contract comes in as types only: the respondent's page carries no validation library. A call that hangs is
 * given up, so that one dead connection does not hold up the answers behind it.
 */
async function post<C extends Call>(path: C['path'], body: BodyOf<C>): Promise<AnswerOf<C>> {
  const signal = AbortSignal.timeout(patience);
  return (await request('main', 'POST', path, body, { signal })).body as AnswerOf<C>;
}

/** What is left to answer. All of these throw `HttpError` for a refusal and what `fetch` throws without a network. */
export const openSurvey = (entry: Entry): Promise<Opened> =>
  post<Calls['open']>('/v2/survey/open', { ...entry });

export const beginSurvey = (inside: Inside, keepCopy: boolean): Promise<AnswerOf<Calls['begin']>> =>
  post<Calls['begin']>('/v2/survey/begin', { ...inside, keep_copy: keepCopy });

export const saveAnswer = (inside: Inside, answer: AnswerBody): Promise<Saved> =>
  post<Calls['answer']>('/v2/survey/answer', { ...inside, ...answer });

export const saveSupplemental = (inside: Inside, answer: SupplementalBody): Promise<Saved> =>
  post<Calls['supplemental']>('/v2/survey/supplemental', { ...inside, ...answer });

export const consentToSurvey = (inside: Inside, help: Help | null): Promise<AnswerOf<Calls['consent']>> =>
  post<Calls['consent']>('/v2/survey/consent', { ...inside, accommodation: help });

export const declineSurvey = (inside: Inside, reason: string): Promise<AnswerOf<Calls['decline']>> =>
  post<Calls['decline']>('/v2/survey/decline', { ...inside, reason });

export const sendFeedback = (inside: Inside, feedback: FeedbackBody): Promise<AnswerOf<Calls['feedback']>> =>
  post<Calls['feedback']>('/v2/survey/feedback', { ...inside, ...feedback });
