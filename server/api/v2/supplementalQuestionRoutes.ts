import type { FastifyInstance } from 'fastify';
import { supplementalCalls } from '../../../contract/v2/supplementalQuestions.ts';
import { supplementalMessages as say } from '../../../locales/en/questionMessages.ts';
import type { Deps } from '../../deps.ts';
import { readSupplemental } from '../../usecases/supplemental/readSupplemental.ts';
import { saveSupplemental } from '../../usecases/supplemental/saveSupplemental.ts';
import { adoptSharedQuestion, readSharedQuestions } from '../../usecases/supplemental/sharedQuestions.ts';
import { translateSupplemental } from '../../usecases/supplemental/translateSupplemental.ts';
import { callServer } from '../calls.ts';

export function registerSupplementalQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(supplementalCalls.read, async ({ id }, caller) => ({
    question: await readSupplemental(deps, caller, id),
  }));
  serve(supplementalCalls.save, async (draft, caller) => {
    const id = await saveSupplemental(deps, caller, draft);
    return { message: draft.id === null ? say.created : say.saved, id };
  });
  serveChange(supplementalCalls.translate, say.translated, (draft, caller) =>
    translateSupplemental(deps, caller, draft),
  );
  serve(supplementalCalls.offered, (_nothing, caller) => readSharedQuestions(deps, caller));
  serve(supplementalCalls.take, async ({ id }, caller) => ({
    id: await adoptSharedQuestion(deps, caller, id),
    message: say.taken,
  }));
}
