import type { FastifyInstance } from 'fastify';
import { supplementalCalls } from '../../../contract/v2/supplementalQuestions.ts';
import { supplementalMessages as say } from '../../../locales/en/questionMessages.ts';
import type { Deps } from '../../deps.ts';
import { readSupplemental } from '../../usecases/supplemental/readSupplemental.ts';
import { saveSupplemental } from '../../usecases/supplemental/saveSupplemental.ts';
import { adoptSharedQuestion, readSharedQuestions } from '../../usecases/supplemental/sharedQuestions.ts';
import { translateSupplemental } from '../../usecases/supplemental/translateSupplemental.ts';
import { serve } from '../calls.ts';

export function registerSupplementalQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, supplementalCalls.read, async ({ id }, { signedIn }) => ({
    question: await readSupplemental(deps, signedIn, id),
  }));
  serve(app, deps, supplementalCalls.save, async (draft, { signedIn }) => {
    const id = await saveSupplemental(deps, signedIn, draft);
    return { message: draft.id === null ? say.created : say.saved, id };
  });
  serve(app, deps, supplementalCalls.translate, async (draft, { signedIn }) => {
    await translateSupplemental(deps, signedIn, draft);
    return { message: say.translated };
  });
  serve(app, deps, supplementalCalls.offered, (_nothing, { signedIn }) =>
    readSharedQuestions(deps, signedIn),
  );
  serve(app, deps, supplementalCalls.take, async ({ id }, { signedIn }) => ({
    id: await adoptSharedQuestion(deps, signedIn, id),
    message: say.taken,
  }));
}
