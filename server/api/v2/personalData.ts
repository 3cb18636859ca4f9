import type { FastifyInstance } from 'fastify';
import { personalDataCalls, personalDataFiles } from '../../../contract/v2/personalData.ts';
import { ownPasswordLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { clearSessionCookie } from '../../plugins/session.ts';
import { eraseOther, eraseSelf } from '../../usecases/personalData/erasePerson.ts';
import { fetchCopy, readExport, requestCopy } from '../../usecases/personalData/ownCopy.ts';
import { Attempts } from '../attempts.ts';
import { authorize, type SignedInContext, serve } from '../calls.ts';

export function personalData(app: FastifyInstance, deps: Deps): void {
  const attempts = new Attempts();
  const takeTry = ({ signedIn, now }: SignedInContext) =>
    attempts.take(String(signedIn.person.user.id), ownPasswordLimit, now);

  serve(app, deps, personalDataCalls.read, (_nothing, { signedIn }) => readExport(deps, signedIn));
  serve(app, deps, personalDataCalls.ask, async ({ password }, context) => {
    takeTry(context);
    await requestCopy(deps, context.signedIn, password);
    return { message: answers.copyAsked };
  });
  serve(app, deps, personalDataCalls.eraseSelf, async ({ password }, context) => {
    takeTry(context);
    await eraseSelf(deps, context.signedIn, password);
    clearSessionCookie(context.request, context.reply);
    return { message: answers.selfErased };
  });
  serve(app, deps, personalDataCalls.erase, async ({ user_id }, { signedIn }) => {
    await eraseOther(deps, signedIn, user_id);
    return { message: answers.personErased };
  });

  app.get(`/api${personalDataFiles.copy.path}`, async (request, reply) => {
    const { signedIn, now } = authorize(deps, request, reply, personalDataFiles.copy) as SignedInContext; // The file requires a tier.
    const copy = await fetchCopy(deps, signedIn);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`)
      .header('cache-control', 'no-store')
      .send(copy);
  });
}
