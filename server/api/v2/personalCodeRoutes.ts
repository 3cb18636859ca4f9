import type { FastifyInstance } from 'fastify';
import { personalCodeCalls } from '../../../contract/v2/personalCodes.ts';
import type { Deps } from '../../deps.ts';
import { makeLetters } from '../../usecases/letters/makeLetters.ts';
import { makePoster } from '../../usecases/letters/makePoster.ts';
import { enterPersonalCode } from '../../usecases/survey/enterPersonalCode.ts';
import { callServer, servePublic } from '../calls.ts';
import { PersonalCodeLimiter } from '../personalCodeLimiter.ts';

/** Registers the calls for personal codes: entering one, and printing letters and posters. */
export function registerPersonalCodeRoutes(app: FastifyInstance, deps: Deps): void {
  const limiter = new PersonalCodeLimiter();
  const { serve } = callServer(app, deps);
  servePublic(app, deps, personalCodeCalls.enter, (entered, { request, now }) =>
    limiter.use({ address: request.ip, now }, () => enterPersonalCode(deps, entered)),
  );
  serve(personalCodeCalls.letters, (input, caller) => makeLetters(deps, caller, input));
  serve(personalCodeCalls.poster, (input, caller) => makePoster(deps, caller, input));
}
