import type { BodyOf } from '../contract/call.ts';
import { type FormFitDetails, questionFitCalls } from '../contract/v2/questionFit.ts';
import { type QuestionDetails, questionCalls } from '../contract/v2/questions.ts';
import {
  type OfferedQuestion,
  type SupplementalQuestionDetails,
  supplementalCalls,
} from '../contract/v2/supplementalQuestions.ts';
import type { MetricKind } from '../domain/metrics/metricKinds.ts';
import { questionBank } from '../resources/questionBank/questionBank.ts';
import { supplementalQuestions } from '../resources/supplementalQuestions/supplementalQuestions.ts';
import { callQuery, memberQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';

export type QuestionDraft = BodyOf<typeof questionCalls.save>;
export type SupplementalDraft = BodyOf<typeof supplementalCalls.save>;
type TranslationDraft = BodyOf<typeof questionCalls.translate>;

export type { FormFitDetails, OfferedQuestion, QuestionDetails, SupplementalQuestionDetails };

const key = keysOf('questions');

/** Everything cached about questions. */
export const questionKeys = (accountId: number) => [
  key(accountId),
  recordsKey(questionBank),
  recordsKey(supplementalQuestions),
];

export const questionQuery = (accountId: number, id: number) =>
  memberQuery(key(accountId, 'bank', id), questionCalls.read, { id }, 'question');

/** How well the questions of a kind of form work. */
export const formFitQuery = (accountId: number, kind: MetricKind) =>
  memberQuery(key(accountId, 'fit', kind), questionFitCalls.read, { kind }, 'fit');

export const supplementalQuery = (accountId: number, id: number) =>
  memberQuery(key(accountId, 'supplemental', id), supplementalCalls.read, { id }, 'question');

/** The questions that the platform offers to all accounts. */
export const offeredQuestionsQuery = (accountId: number) =>
  callQuery(key(accountId, 'offered'), supplementalCalls.offered, {});

/** Saves a question. Like the other changes, it returns the text to show. */
export const saveQuestion = (draft: QuestionDraft) => callForMessage(questionCalls.save, draft);

export const activateQuestion = (id: number, active: boolean) =>
  callForMessage(questionCalls.activate, { id, active });

export const translateQuestion = (draft: TranslationDraft) => callForMessage(questionCalls.translate, draft);

/** Saves a custom question. It also returns the id, because the page of a new question is opened by it. */
export const saveSupplemental = (
  draft: SupplementalDraft,
): Promise<{ readonly id: number; readonly message: string }> => callMain(supplementalCalls.save, draft);

export const translateSupplemental = (draft: TranslationDraft) =>
  callForMessage(supplementalCalls.translate, draft);

export const adoptSharedQuestion = (id: number): Promise<{ readonly id: number; readonly message: string }> =>
  callMain(supplementalCalls.take, { id });
