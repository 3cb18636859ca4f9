import type { FastifyInstance } from 'fastify';
import { twoFactorCalls } from '../../../contract/v2/twoFactor.ts';
import { ownPasswordLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import {
  beginFactor,
  confirmFactor,
  readFactor,
  renewCodes,
  turnFactorOff,
} from '../../usecases/twoFactor/ownFactor.ts';
import { Attempts } from '../attempts.ts';
import { type SignedInContext, serve } from '../calls.ts';

export function twoFactor(app: FastifyInstance, deps: Deps): void {
  const attempts = new Attempts();
  /** Limits attempts per person, so that an unattended session cannot be used to guess the password. */
  async function limited<T>({ signedIn, now }: SignedInContext, work: () => Promise<T>): Promise<T> {
    const key = String(signedIn.person.user.id);
    attempts.take(key, ownPasswordLimit, now);
    const answer = await work();
    attempts.giveBack(key);
    return answer;
  }

  serve(app, deps, twoFactorCalls.read, (_nothing, { signedIn }) => readFactor(deps, signedIn));
  serve(app, deps, twoFactorCalls.begin, (input, context) =>
    limited(context, () => beginFactor(deps, context.signedIn, input)),
  );
  serve(app, deps, twoFactorCalls.confirm, async ({ code }, { signedIn }) => ({
    recovery_codes: await confirmFactor(deps, signedIn, code),
  }));
  serve(app, deps, twoFactorCalls.renew, (input, context) =>
    limited(context, async () => ({
      recovery_codes: await renewCodes(deps, context.signedIn, input.password),
    })),
  );
  serve(app, deps, twoFactorCalls.turnOff, (input, context) =>
    limited(context, async () => {
      await turnFactorOff(deps, context.signedIn, input.password);
      return { message: answers.secondFactorOff };
    }),
  );
}
