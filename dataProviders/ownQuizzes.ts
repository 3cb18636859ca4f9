import type { BodyOf } from '../contract/call.ts';
import { ownQuizCalls as calls, type OwnQuiz } from '../contract/v2/quizzes.ts';
import { callQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type { OwnQuiz } from '../contract/v2/quizzes.ts';
export type QuizAttempt = NonNullable<OwnQuiz['attempt']>;
export type QuizResult = NonNullable<OwnQuiz['result']>;
export type AttemptQuestion = QuizAttempt['questions'][number];
export type ResultQuestion = QuizResult['questions'][number];
type QuizKey = BodyOf<typeof calls.read>;
export type GivenAnswer = BodyOf<typeof calls.submit>['answers'][number];

const key = keysOf('own quizzes');

export const ownQuizQuery = (accountId: number, quiz: QuizKey) =>
  callQuery(key(accountId, quiz.enrolment_id, quiz.lesson_id), calls.read, quiz);

/** Starts an attempt, or continues the open one. */
export const startQuiz = (quiz: QuizKey) => callMain(calls.start, quiz);

/** Saves one answer, also while the page is being left. */
export const saveQuizAnswer = (attempt_id: number, answer: GivenAnswer) =>
  callMain(calls.saveAnswer, { attempt_id, ...answer }, { keepalive: true });

export const submitQuiz = (attempt_id: number, answers: readonly GivenAnswer[]) =>
  callMain(calls.submit, { attempt_id, answers: [...answers] });
