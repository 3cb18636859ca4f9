import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '../../../contract/v2/session.ts';
import { rateLimitNetwork } from '../../../domain/access/policy/addressNetwork.ts';
import { ownPasswordLimit, resetLimits } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { setDeviceCookie, setSessionCookie } from '../../plugins/session.ts';
import { endEmulation, giveEmulationReason } from '../../usecases/accounts/emulations.ts';
import { changeOwnEmail } from '../../usecases/people/changeOwnEmail.ts';
import { readOwnProfile, updateOwnProfile } from '../../usecases/people/ownProfile.ts';
import { readSessions, revokeOtherSessions, revokeSession } from '../../usecases/signIn/ownSessions.ts';
import { requestPasswordReset } from '../../usecases/signIn/requestPasswordReset.ts';
import { changePassword, resetPassword } from '../../usecases/signIn/setPassword.ts';
import { callServer, servePublic } from '../calls.ts';
import type { LinkCodeLimiter } from '../linkCodeLimiter.ts';
import { RateLimiter } from '../rateLimiter.ts';
import { requestDevice } from '../requestDevice.ts';
import { presentSession } from './presentSession.ts';

/** Minimum response time in milliseconds, so that the time does not reveal whether an email was sent. */
const minMs = 150;

export function registerSessionRoutes(app: FastifyInstance, deps: Deps, linkLimiter: LinkCodeLimiter): void {
  const { serve, serveChange } = callServer(app, deps);
  const rateLimiter = new RateLimiter();

  serve(sessionCalls.current, async (_nothing, caller) => presentSession(deps, caller));

  serveChange(sessionCalls.view, answers.reasonKept, ({ account_id, reason }, caller) =>
    giveEmulationReason(deps, caller, { accountId: account_id, reason }),
  );
  serveChange(sessionCalls.leave, answers.accountLeft, ({ account_id }, caller) =>
    endEmulation(deps, caller, account_id),
  );

  servePublic(app, deps, sessionCalls.requestReset, async ({ email }, { request, now }) => {
    const network = rateLimitNetwork(request.ip);
    rateLimiter.take(`reset ${network}`, resetLimits.perAddress, now);
    rateLimiter.take(`reset ${network} ${email}`, resetLimits.perAddressAndPerson, now);
    await Promise.all([requestPasswordReset(deps, email), pause(minMs)]);
    return { message: answers.resetRequested };
  });

  servePublic(app, deps, sessionCalls.resetPassword, async ({ token, password }, { request, reply, now }) => {
    const use = { code: token, address: request.ip, now };
    const device = requestDevice(request);
    const set = await linkLimiter.use(use, () => resetPassword(deps, { token, password }, device));
    setDeviceCookie(request, reply, set.deviceToken);
    if (set.session) setSessionCookie(request, reply, set.session);
    return { message: answers.passwordSet, login: set.login };
  });

  serve(sessionCalls.changePassword, async (passwords, caller, { now }) => {
    const userId = caller.person.user.id;
    const key = `change ${userId}`;
    rateLimiter.take(key, ownPasswordLimit, now);
    await changePassword(deps, {
      userId,
      sessionId: caller.sessionId,
      current: passwords.current_password,
      password: passwords.password,
    });
    rateLimiter.forget(key);
    return { message: answers.passwordChanged };
  });

  serve(sessionCalls.changeEmail, async ({ email, current_password }, caller, { now }) => {
    const key = `email ${caller.person.user.id}`;
    rateLimiter.take(key, ownPasswordLimit, now);
    // Successful changes count as well, because each sends emails.
    await changeOwnEmail(deps, caller, { email, password: current_password });
    return { message: answers.emailChanged };
  });

  serve(sessionCalls.profile, (_nothing, caller) => readOwnProfile(deps, caller));
  serve(sessionCalls.updateProfile, (profile, caller) => updateOwnProfile(deps, caller, profile));
  serve(sessionCalls.list, async (_nothing, caller) => ({
    sessions: await readSessions(deps, caller),
  }));
  serveChange(sessionCalls.revoke, answers.deviceSignedOut, ({ id }, caller) =>
    revokeSession(deps, caller, id),
  );
  serveChange(sessionCalls.revokeOthers, answers.signedOutEverywhere, (_nothing, caller) =>
    revokeOtherSessions(deps, caller),
  );
}
