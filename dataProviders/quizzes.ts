import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { quizAuthorCalls as calls } from '../contract/v2/quizzes.ts';
import { callQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type QuizDraft = ResponseOf<typeof calls.read>;

const key = keysOf('quizzes');
export const quizKeys = (accountId: number) => [key(accountId)];

export const quizDraftQuery = (accountId: number, lesson_id: number) =>
  callQuery(key(accountId, lesson_id), calls.read, { lesson_id });

/** Saves a quiz and returns the number of saves. */
export const saveQuiz = async (quiz: BodyOf<typeof calls.save>): Promise<number> =>
  (await callMain(calls.save, quiz)).version;
