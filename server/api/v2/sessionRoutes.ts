import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '../../../contract/v2/session.ts';
import { rateLimitNetwork } from '../../../domain/access/policy/addressNetwork.ts';
import { ownPasswordLimit, resetLimits } from '../../../domain/access/policy/rateLimits.ts';
import { presentAccount, presentLogin } from '../../../domain/access/presentSession.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { setDeviceCookie } from '../../plugins/session.ts';
import { endEmulation, giveEmulationReason } from '../../usecases/accounts/emulations.ts';
import { readOwnProfile, updateOwnProfile } from '../../usecases/people/ownProfile.ts';
import { readSessions, revokeOtherSessions, revokeSession } from '../../usecases/signIn/ownSessions.ts';
import { requestPasswordReset } from '../../usecases/signIn/requestPasswordReset.ts';
import { changePassword, resetPassword } from '../../usecases/signIn/setPassword.ts';
import { chatSignature } from '../../usecases/signIn/signIn.ts';
import { serve } from '../calls.ts';
import type { LinkCodeLimiter } from '../linkCodeLimiter.ts';
import { RateLimiter } from '../rateLimiter.ts';

/** Minimum response time, so that it does not reveal whether a mail was sent. */
const leastMs = 150;

export function registerSessionRoutes(app: FastifyInstance, deps: Deps, linkLimiter: LinkCodeLimiter): void {
  const rateLimiter = new RateLimiter();

  serve(app, deps, sessionCalls.current, async (_nothing, { signedIn }) => {
    const { user, ownAccount, currentAccount, subscriptions } = signedIn.person;
    const userHMAC = chatSignature(deps.environment.secret, user.id);
    const { id, name } = currentAccount;
    return {
      ...presentLogin({ needsToConfirm: false, user, account: currentAccount, userHMAC, subscriptions }),
      ownAccount: presentAccount(ownAccount),
      emulation: signedIn.emulation && {
        account: { id, name },
        ends_at: signedIn.emulation.endsAt,
        reason: signedIn.emulation.reason,
        needs_reason: signedIn.emulation.lacksReason,
      },
      demo: deps.environment.demo,
    };
  });

  serve(app, deps, sessionCalls.view, async ({ account_id, reason }, { signedIn }) => {
    await giveEmulationReason(deps, signedIn, { accountId: account_id, reason });
    return { message: answers.reasonKept };
  });
  serve(app, deps, sessionCalls.leave, async ({ account_id }, { signedIn }) => {
    await endEmulation(deps, signedIn, account_id);
    return { message: answers.accountLeft };
  });

  serve(app, deps, sessionCalls.requestReset, async ({ email }, { request, now }) => {
    const network = rateLimitNetwork(request.ip);
    rateLimiter.take(`reset ${network}`, resetLimits.perAddress, now);
    rateLimiter.take(`reset ${network} ${email}`, resetLimits.perAddressAndPerson, now);
    await Promise.all([requestPasswordReset(deps, email), pause(leastMs)]);
    return { message: answers.resetRequested };
  });

  serve(app, deps, sessionCalls.resetPassword, async ({ token, password }, { request, reply, now }) => {
    const use = { code: token, address: request.ip, now };
    const deviceToken = await linkLimiter.use(use, () => resetPassword(deps, token, password));
    setDeviceCookie(request, reply, deviceToken);
    return { message: answers.passwordSet };
  });

  serve(app, deps, sessionCalls.changePassword, async (passwords, { signedIn, now }) => {
    const userId = signedIn.person.user.id;
    const key = `change ${userId}`;
    rateLimiter.take(key, ownPasswordLimit, now);
    await changePassword(deps, {
      userId,
      sessionId: signedIn.sessionId,
      current: passwords.current_password,
      password: passwords.password,
    });
    rateLimiter.forget(key);
    return { message: answers.passwordChanged };
  });

  serve(app, deps, sessionCalls.profile, (_nothing, { signedIn }) => readOwnProfile(deps, signedIn));
  serve(app, deps, sessionCalls.updateProfile, (profile, { signedIn }) =>
    updateOwnProfile(deps, signedIn, profile),
  );
  serve(app, deps, sessionCalls.list, async (_nothing, { signedIn }) => ({
    sessions: await readSessions(deps, signedIn),
  }));
  serve(app, deps, sessionCalls.revoke, async ({ id }, { signedIn }) => {
    await revokeSession(deps, signedIn, id);
    return { message: answers.deviceSignedOut };
  });
  serve(app, deps, sessionCalls.revokeOthers, async (_nothing, { signedIn }) => {
    await revokeOtherSessions(deps, signedIn);
    return { message: answers.signedOutEverywhere };
  });
}
