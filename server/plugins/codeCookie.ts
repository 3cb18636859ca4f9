import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeMinutes } from '../usecases/twoFactor/mailCode.ts';

const codeCookie = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-cairn_code' : 'cairn_code';

/**
 * Sets the cookie that identifies the browser in which an emailed code is valid. The cookie grants no access
 * without the password and the code.
 */
export function setCodeCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(codeCookie(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: codeMinutes * 60,
  });
}

export const readCodeCookie = (request: FastifyRequest): string | null =>
  request.cookies[codeCookie(request)] ?? null;
