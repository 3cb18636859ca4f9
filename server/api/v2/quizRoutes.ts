import type { FastifyInstance } from 'fastify';
import { ownQuizCalls, quizAuthorCalls } from '../../../contract/v2/quizzes.ts';
import type { Deps } from '../../deps.ts';
import { readQuizDraft, saveQuiz } from '../../usecases/learning/quiz/saveQuiz.ts';
import { readOwnQuiz, startAttempt } from '../../usecases/learning/quiz/startAttempt.ts';
import { saveAnswer, submitAttempt } from '../../usecases/learning/quiz/submitAttempt.ts';
import { callServer } from '../calls.ts';

export function registerQuizRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(quizAuthorCalls.read, ({ lesson_id }, caller) => readQuizDraft(deps, caller, lesson_id));
  serve(quizAuthorCalls.save, async (draft, caller) => ({ version: await saveQuiz(deps, caller, draft) }));
  serve(ownQuizCalls.read, async (key, caller) => ({ quiz: await readOwnQuiz(deps, caller, key) }));
  serve(ownQuizCalls.start, async (key, caller) => ({ quiz: await startAttempt(deps, caller, key) }));
  serve(ownQuizCalls.saveAnswer, async (answer, caller) => {
    await saveAnswer(deps, caller, answer);
    return {};
  });
  serve(ownQuizCalls.submit, async (body, caller) => ({ quiz: await submitAttempt(deps, caller, body) }));
}
