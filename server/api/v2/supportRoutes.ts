import type { FastifyInstance } from 'fastify';
import { supportCalls } from '../../../contract/v2/support.ts';
import { supportLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { requestSupport } from '../../usecases/mail/requestSupport.ts';
import { serve } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';

export function registerSupportRoutes(app: FastifyInstance, deps: Deps): void {
  const rateLimiter = new RateLimiter();
  serve(app, deps, supportCalls.message, async (question, { signedIn, now }) => {
    rateLimiter.take(String(signedIn.person.user.id), supportLimit, now);
    await requestSupport(deps, signedIn, question);
    return { message: answers.supportSent };
  });
}
