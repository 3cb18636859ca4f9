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
import { type SignedInContext, serve } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';

export function registerTwoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const rateLimiter = new RateLimiter();
  /** Limits attempts per person, so that an unattended session cannot be used to guess the password. */
  async function limited<T>({ signedIn, now }: SignedInContext, work: () => Promise<T>): Promise<T> {
    const key = String(signedIn.person.user.id);
    rateLimiter.take(key, ownPasswordLimit, now);
    const answer = await work();
    rateLimiter.giveBack(key);
    return answer;
  }

  serve(app, deps, twoFactorCalls.read, (_nothing, { signedIn }) => readSecondFactor(deps, signedIn));
  serve(app, deps, twoFactorCalls.begin, (input, context) =>
    limited(context, () => startFactorSetup(deps, context.signedIn, input)),
  );
  serve(app, deps, twoFactorCalls.confirm, async ({ code }, { signedIn }) => ({
    recovery_codes: await confirmFactorSetup(deps, signedIn, code),
  }));
  serve(app, deps, twoFactorCalls.renew, (input, context) =>
    limited(context, async () => ({
      recovery_codes: await renewRecoveryCodes(deps, context.signedIn, input.password),
    })),
  );
  serve(app, deps, twoFactorCalls.turnOff, (input, context) =>
    limited(context, async () => {
      await turnOffSecondFactor(deps, context.signedIn, input.password);
      return { message: answers.secondFactorOff };
    }),
  );
}
