import type { FastifyInstance } from 'fastify';
import { twoFactorCalls } from '../../../contract/v2/twoFactor.ts';
import { ownPasswordLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import {
  confirmFactorSetup,
  readSecondFactor,
  renewRecoveryCodes,
  startFactorSetup,
  turnOffSecondFactor,
} from '../../usecases/twoFactor/ownSecondFactor.ts';
import { callServer, type SignedInContext } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';

export function registerTwoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  const rateLimiter = new RateLimiter();
  /** Limits attempts per person, so that an unattended session cannot be used to guess the password. */
  async function limited<T>({ signedIn, now }: SignedInContext, work: () => Promise<T>): Promise<T> {
    const key = String(signedIn.person.user.id);
    rateLimiter.take(key, ownPasswordLimit, now);
    const response = await work();
    rateLimiter.giveBack(key);
    return response;
  }

  serve(twoFactorCalls.read, (_nothing, caller) => readSecondFactor(deps, caller));
  serve(twoFactorCalls.begin, (input, _caller, context) =>
    limited(context, () => startFactorSetup(deps, context.signedIn, input)),
  );
  serve(twoFactorCalls.confirm, async ({ code }, caller) => ({
    recovery_codes: await confirmFactorSetup(deps, caller, code),
  }));
  serve(twoFactorCalls.renew, (input, _caller, context) =>
    limited(context, async () => ({
      recovery_codes: await renewRecoveryCodes(deps, context.signedIn, input.password),
    })),
  );
  serve(twoFactorCalls.turnOff, (input, _caller, context) =>
    limited(context, async () => {
      await turnOffSecondFactor(deps, context.signedIn, input.password);
      return { message: answers.secondFactorOff };
    }),
  );
}
