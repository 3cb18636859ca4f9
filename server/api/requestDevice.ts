import type { FastifyRequest } from 'fastify';
import { coarseNetwork } from '../../domain/access/policy/addressNetwork.ts';
import { readCodeCookie } from '../plugins/codeCookie.ts';
import { cookieName, readDeviceCookie } from '../plugins/session.ts';
import type { SignInDevice } from '../usecases/signIn/signIn.ts';
import { deviceName } from './deviceName.ts';

export const readSessionCookie = (request: FastifyRequest): string | null =>
  request.cookies[cookieName(request)] ?? null;

/** Returns the device that signs in, as the browser describes it. */
export const requestDevice = (request: FastifyRequest): SignInDevice => ({
  name: deviceName(request.headers['user-agent']),
  network: coarseNetwork(request.ip),
  token: readDeviceCookie(request),
  sessionToken: readSessionCookie(request),
  codeToken: readCodeCookie(request),
});
