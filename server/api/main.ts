import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mainCalls } from '../../contract/main.ts';
import { answers } from '../../locales/en/answers.ts';
import type { Deps } from '../deps.ts';
import { passesMtcaptcha, passesRecaptcha } from '../outside/captcha.ts';
import {
  clearSessionCookie,
  cookieName,
  readDeviceCookie,
  sessionHours,
  setDeviceCookie,
  setSessionCookie,
} from '../plugins/session.ts';
import { signIn } from '../usecases/signIn.ts';
import { signOut } from '../usecases/signOut.ts';
import { Attempts } from './attempts.ts';
import { serve } from './calls.ts';
import { deviceName } from './deviceName.ts';

/** Many people sit behind the address of one office; of one person's tries there are few. */
const perAddress = { tries: 100, minutes: 15 };
const perPerson = { tries: 10, minutes: 15 };

const sessionToken = (request: FastifyRequest) => request.cookies[cookieName(request)] ?? null;

export function main(app: FastifyInstance, deps: Deps): void {
  const attempts = new Attempts();

  serve(app, deps, mainCalls.login, async (wish, { request, reply, now }) => {
    const person = `${request.ip} ${wish.email}`;
    attempts.take(reply, person, perPerson, now);
    attempts.take(reply, request.ip, perAddress, now);
    const device = {
      name: deviceName(request.headers['user-agent']),
      token: readDeviceCookie(request),
      sessionToken: sessionToken(request),
    };
    const result = await signIn(deps, { ...wish, code: wish.code ?? null }, device, sessionHours);
    if (result.sessionToken) {
      setSessionCookie(request, reply, result.sessionToken);
      attempts.forget(person);
      attempts.giveBack(request.ip);
    }
    if (result.deviceToken) setDeviceCookie(request, reply, result.deviceToken);
    return result.answer;
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
