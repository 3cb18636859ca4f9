import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/call.ts';
import { type QuestionDetails, questionCalls } from '../contract/v2/questions.ts';
import {
  type OfferedQuestion,
  type SupplementalQuestionDetails,
  supplementalCalls,
} from '../contract/v2/supplementalQuestions.ts';
import { questionBank } from '../resources/questionBank/questionBank.ts';
import { supplementalQuestions } from '../resources/supplementalQuestions/supplementalQuestions.ts';
import { callMain } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';

export type QuestionDraft = BodyOf<typeof questionCalls.save>;
export type SupplementalDraft = BodyOf<typeof supplementalCalls.save>;
type TranslationDraft = BodyOf<typeof questionCalls.translate>;

export type { OfferedQuestion, QuestionDetails, SupplementalQuestionDetails };

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'questions', ...rest);

/** Everything cached about questions. */
export const questionKeys = (accountId: number) => [
  key(accountId),
  recordsKey(questionBank),
  recordsKey(supplementalQuestions),
];

export const questionQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: key(accountId, 'bank', id),
    queryFn: async ({ signal }): Promise<QuestionDetails> =>
      (await callMain(questionCalls.read, { id }, { signal })).question,
  });

export const supplementalQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: key(accountId, 'supplemental', id),
    queryFn: async ({ signal }): Promise<SupplementalQuestionDetails> =>
      (await callMain(supplementalCalls.read, { id }, { signal })).question,
  });

/** The questions that the platform offers to all accounts. */
export const offeredQuestionsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'offered'),
    queryFn: ({ signal }) => callMain(supplementalCalls.offered, {}, { signal }),
  });

/** Each of the changes returns the text to show. */
export const saveQuestion = async (draft: QuestionDraft): Promise<string> =>
  (await callMain(questionCalls.save, draft)).message;

export const activateQuestion = async (id: number, active: boolean): Promise<string> =>
  (await callMain(questionCalls.activate, { id, active })).message;

export const translateQuestion = async (draft: TranslationDraft): Promise<string> =>
  (await callMain(questionCalls.translate, draft)).message;

/** Returns the id too, because a new question's page is opened by it. */
export const saveSupplemental = (
  draft: SupplementalDraft,
): Promise<{ readonly id: number; readonly message: string }> => callMain(supplementalCalls.save, draft);

export const translateSupplemental = async (draft: TranslationDraft): Promise<string> =>
  (await callMain(supplementalCalls.translate, draft)).message;

export const adoptSharedQuestion = (id: number): Promise<{ readonly id: number; readonly message: string }> =>
  callMain(supplementalCalls.take, { id });
