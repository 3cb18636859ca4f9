import type { FastifyInstance } from 'fastify';
import { questionCalls } from '../../../contract/v2/questions.ts';
import { questionMessages as say } from '../../../locales/en/questionMessages.ts';
import type { Deps } from '../../deps.ts';
import { readQuestion } from '../../usecases/questions/readQuestion.ts';
import { saveQuestion } from '../../usecases/questions/saveQuestion.ts';
import { setQuestionActive } from '../../usecases/questions/setQuestionActive.ts';
import { translateQuestion } from '../../usecases/questions/translateQuestion.ts';
import { serve } from '../calls.ts';

export function registerQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, questionCalls.read, async ({ id }) => ({ question: await readQuestion(deps, id) }));
  serve(app, deps, questionCalls.save, async (draft, { signedIn }) => {
    const version = await saveQuestion(deps, signedIn, draft);
    return { message: version === draft.version ? say.unchanged : say.saved, version };
  });
  serve(app, deps, questionCalls.activate, async (query, { signedIn }) => {
    await setQuestionActive(deps, signedIn, query);
    return { message: query.active ? say.activated : say.deactivated };
  });
  serve(app, deps, questionCalls.translate, async (draft, { signedIn }) => {
    await translateQuestion(deps, signedIn, draft);
    return { message: say.translated };
  });
}
