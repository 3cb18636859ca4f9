import type { FastifyInstance } from 'fastify';
import { supportCalls } from '../../../contract/v2/support.ts';
import { supportLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { requestSupport } from '../../usecases/mail/requestSupport.ts';
import { Attempts } from '../attempts.ts';
import { serve } from '../calls.ts';

export function support(app: FastifyInstance, deps: Deps): void {
  const attempts = new Attempts();
  serve(app, deps, supportCalls.message, async (question, { signedIn, now }) => {
    attempts.take(String(signedIn.person.user.id), supportLimit, now);
    await requestSupport(deps, signedIn, question);
    return { message: answers.supportSent };
  });
}
