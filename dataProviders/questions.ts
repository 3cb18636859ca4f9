import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { type QuestionAnswer, questionCalls } from '../contract/v2/questions.ts';
import {
  type OfferedAnswer,
  type SupplementalAnswer,
  supplementalCalls,
} from '../contract/v2/supplementalQuestions.ts';
import { callMain } from './http.ts';

export type QuestionDraft = BodyOf<typeof questionCalls.save>;
export type SupplementalDraft = BodyOf<typeof supplementalCalls.save>;
export type TranslationDraft = BodyOf<typeof questionCalls.translate>;
export type Offered = AnswerOf<typeof supplementalCalls.offered>;
export type { OfferedAnswer, QuestionAnswer, SupplementalAnswer };

export const readQuestion = async (id: number): Promise<QuestionAnswer> =>
  (await callMain(questionCalls.read, { id })).question;

/** Answers the sentence to show, as all changes below. */
export const saveQuestion = async (draft: QuestionDraft): Promise<string> =>
  (await callMain(questionCalls.save, draft)).message;

export const activateQuestion = async (id: number, active: boolean): Promise<string> =>
  (await callMain(questionCalls.activate, { id, active })).message;

export const translateQuestion = async (draft: TranslationDraft): Promise<string> =>
  (await callMain(questionCalls.translate, draft)).message;

export const readSupplemental = async (id: number): Promise<SupplementalAnswer> =>
  (await callMain(supplementalCalls.read, { id })).question;

/** Answers the id as well: a new question is opened by it. */
export const saveSupplemental = (
  draft: SupplementalDraft,
): Promise<{ readonly id: number; readonly message: string }> => callMain(supplementalCalls.save, draft);

export const translateSupplemental = async (draft: TranslationDraft): Promise<string> =>
  (await callMain(supplementalCalls.translate, draft)).message;

export const readOffered = (): Promise<Offered> => callMain(supplementalCalls.offered, {});

export const adoptSharedQuestion = (id: number): Promise<{ readonly id: number; readonly message: string }> =>
  callMain(supplementalCalls.take, { id });
