import type { FastifyInstance } from 'fastify';
import { questionFitCalls } from '../../../contract/v2/questionFit.ts';
import { questionCalls } from '../../../contract/v2/questions.ts';
import { questionMessages as say } from '../../../locales/en/questionMessages.ts';
import type { Deps } from '../../deps.ts';
import { readQuestion } from '../../usecases/questions/readQuestion.ts';
import { saveQuestion } from '../../usecases/questions/saveQuestion.ts';
import { setQuestionActive } from '../../usecases/questions/setQuestionActive.ts';
import { translateQuestion } from '../../usecases/questions/translateQuestion.ts';
import { readFormFit } from '../../usecases/scoring/readFormFit.ts';
import { callServer } from '../calls.ts';

export function registerQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(questionCalls.read, async ({ id }) => ({ question: await readQuestion(deps, id) }));
  serve(questionFitCalls.read, async ({ kind }) => ({ fit: await readFormFit(deps, kind) }));
  serve(questionCalls.save, async (draft, caller) => {
    const version = await saveQuestion(deps, caller, draft);
    return { message: version === draft.version ? say.unchanged : say.saved, version };
  });
  serve(questionCalls.activate, async (query, caller) => {
    await setQuestionActive(deps, caller, query);
    return { message: query.active ? say.activated : say.deactivated };
  });
  serveChange(questionCalls.translate, say.translated, (draft, caller) =>
    translateQuestion(deps, caller, draft),
  );
}
