import type { FastifyInstance } from 'fastify';
import { supportCalls } from '../../../contract/v2/support.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { askSupport } from '../../usecases/askSupport.ts';
import { Attempts } from '../attempts.ts';
import { serve } from '../calls.ts';

const perPerson = { tries: 20, minutes: 60 };

export function support(app: FastifyInstance, deps: Deps): void {
  const attempts = new Attempts();
  serve(app, deps, supportCalls.message, async (question, { signedIn, reply, now }) => {
    attempts.take(reply, String(signedIn.person.user.id), perPerson, now);
    await askSupport(deps, signedIn, question);
    return { message: answers.supportSent };
  });
}
