import type { FastifyInstance } from 'fastify';
import { personalDataCalls, personalDataFiles } from '../../../contract/v2/personalData.ts';
import { ownPasswordLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { clearSessionCookie } from '../../plugins/session.ts';
import {
  fetchDataExport,
  readDataExport,
  requestDataExport,
} from '../../usecases/personalData/dataExport.ts';
import { eraseOther, eraseSelf } from '../../usecases/personalData/erasePerson.ts';
import { authorizeSignedIn, callServer, type SignedInContext } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';

export function registerPersonalDataRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  const rateLimiter = new RateLimiter();
  const takeTry = ({ signedIn, now }: SignedInContext) =>
    rateLimiter.take(String(signedIn.person.user.id), ownPasswordLimit, now);

  serve(personalDataCalls.read, (_nothing, caller) => readDataExport(deps, caller));
  serve(personalDataCalls.ask, async ({ password }, _caller, context) => {
    takeTry(context);
    await requestDataExport(deps, context.signedIn, password);
    return { message: answers.copyAsked };
  });
  serve(personalDataCalls.eraseSelf, async ({ password }, _caller, context) => {
    takeTry(context);
    await eraseSelf(deps, context.signedIn, password);
    clearSessionCookie(context.request, context.reply);
    return { message: answers.selfErased };
  });
  serveChange(personalDataCalls.erase, answers.personErased, ({ user_id }, caller) =>
    eraseOther(deps, caller, user_id),
  );

  app.get(`/api${personalDataFiles.copy.path}`, async (request, reply) => {
    const { signedIn, now } = authorizeSignedIn(deps, request, reply, personalDataFiles.copy);
    const copy = await fetchDataExport(deps, signedIn);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`)
      .header('cache-control', 'no-store')
      .send(copy);
  });
}
