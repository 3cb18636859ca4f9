import type { FastifyInstance } from 'fastify';
import { supportCalls } from '../../../contract/v2/support.ts';
import { supportLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { requestSupport } from '../../usecases/mail/requestSupport.ts';
import { callServer } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';

export function registerSupportRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  const rateLimiter = new RateLimiter();
  serve(supportCalls.message, async (question, caller, { now }) => {
    rateLimiter.take(String(caller.person.user.id), supportLimit, now);
    await requestSupport(deps, caller, question);
    return { message: answers.supportSent };
  });
}
