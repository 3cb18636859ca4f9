import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mainCalls } from '../../contract/main.ts';
import { coarseNetwork } from '../../domain/access/policy/network.ts';
import { Refusal } from '../../domain/refusal.ts';
import { answers } from '../../locales/en/answers.ts';
import type { Deps } from '../deps.ts';
import { passesMtcaptcha, passesRecaptcha } from '../outside/captcha.ts';
import {
  clearSessionCookie,
  cookieName,
  readDeviceCookie,
  setDeviceCookie,
  setSessionCookie,
} from '../plugins/session.ts';
import { forgetSignInTries, takeSignInTry } from '../usecases/security/signInTries.ts';
import { signIn } from '../usecases/signIn.ts';
import { signOut } from '../usecases/signOut.ts';
import { Attempts } from './attempts.ts';
import { serve } from './calls.ts';
import { deviceName } from './deviceName.ts';

/** Many people sit behind the address of one office; how often one person may try is counted in the database. */
const perAddress = { tries: 100, minutes: 15 };

const sessionToken = (request: FastifyRequest) => request.cookies[cookieName(request)] ?? null;

export function main(app: FastifyInstance, deps: Deps): void {
  const attempts = new Attempts();

  serve(app, deps, mainCalls.login, async (wish, { request, reply, now }) => {
    attempts.take(reply, request.ip, perAddress, now);
    const name = deviceName(request.headers['user-agent']);
    const who = { email: wish.email, address: request.ip, device: name };
    const until = await takeSignInTry(deps, who);
    if (until) {
      reply.header('retry-after', Math.ceil((until.getTime() - now.getTime()) / 1_000));
      throw new Refusal('too_many', 429);
    }
    const device = {
      name,
      network: coarseNetwork(request.ip),
      token: readDeviceCookie(request),
      sessionToken: sessionToken(request),
    };
    const { answer, session, deviceToken } = await signIn(deps, { ...wish, code: wish.code ?? null }, device);
    if (session) {
      setSessionCookie(request, reply, session);
      await forgetSignInTries(deps, who);
      attempts.giveBack(request.ip);
    }
    if (deviceToken) setDeviceCookie(request, reply, deviceToken);
    return answer;
  });

  const { recaptcha, mtcaptcha } = deps.environment.captcha;
  serve(app, deps, mainCalls.grecaptchaVerify, async ({ token }, { request, reply, now }) => {
    attempts.take(reply, `captcha ${request.ip}`, perAddress, now);
    return { success: await passesRecaptcha(recaptcha, token) };
  });
  serve(app, deps, mainCalls.mtcaptchaVerify, async ({ token }, { request, reply, now }) => {
    attempts.take(reply, `captcha ${request.ip}`, perAddress, now);
    return { success: await passesMtcaptcha(mtcaptcha, token) };
  });

  serve(app, deps, mainCalls.logout, async (_nothing, { request, reply }) => {
    const token = sessionToken(request);
    if (token) await signOut(deps, token);
    clearSessionCookie(request, reply);
    return { message: answers.signedOut };
  });
}
