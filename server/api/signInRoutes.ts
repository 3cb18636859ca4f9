import type { FastifyInstance } from 'fastify';
import { signInCalls } from '../../contract/signIn.ts';
import { rateLimitNetwork } from '../../domain/access/policy/addressNetwork.ts';
import { captchaLimit } from '../../domain/access/policy/rateLimits.ts';
import { answers } from '../../locales/en/answers.ts';
import type { Deps } from '../deps.ts';
import { passesMtcaptcha, passesRecaptcha } from '../integrations/captcha.ts';
import { setCodeCookie } from '../plugins/codeCookie.ts';
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from '../plugins/session.ts';
import { limitSignIns } from '../usecases/security/limitSignIns.ts';
import { signOut } from '../usecases/signIn/signOut.ts';
import { servePublic } from './calls.ts';
import { RateLimiter } from './rateLimiter.ts';
import { readSessionCookie, requestDevice } from './requestDevice.ts';

export function registerSignInRoutes(app: FastifyInstance, deps: Deps): void {
  const rateLimiter = new RateLimiter();
  const countCaptcha = (address: string) =>
    rateLimiter.take(rateLimitNetwork(address), captchaLimit, deps.clock.now());
  const signIn = limitSignIns(deps, countCaptcha);

  servePublic(app, deps, signInCalls.login, async (input, { request, reply }) => {
    const attempt = { ...input, code: input.code ?? null, captcha: input.captcha ?? null };
    const { answer, session, deviceToken, codeToken } = await signIn(
      attempt,
      requestDevice(request),
      request.ip,
    );
    if (session) setSessionCookie(request, reply, session);
    if (deviceToken) setDeviceCookie(request, reply, deviceToken);
    if (codeToken) setCodeCookie(request, reply, codeToken);
    return answer;
  });

  const { recaptcha, mtcaptcha } = deps.environment.captcha;
  servePublic(app, deps, signInCalls.grecaptchaVerify, async ({ token }, { request }) => {
    countCaptcha(request.ip);
    return { success: await passesRecaptcha(recaptcha, token) };
  });
  servePublic(app, deps, signInCalls.mtcaptchaVerify, async ({ token }, { request }) => {
    countCaptcha(request.ip);
    return { success: await passesMtcaptcha(mtcaptcha, token) };
  });

  servePublic(app, deps, signInCalls.logout, async (_nothing, { request, reply }) => {
    const token = readSessionCookie(request);
    if (token) await signOut(deps, token);
    clearSessionCookie(request, reply);
    return { message: answers.signedOut };
  });
}
