import type { SecondFactor } from '../../../domain/access/policy/securityPolicy.ts';
import { isRecoveryCode, normalizeCode } from '../../../domain/access/twoFactor/recoveryCodes.ts';
import { acceptedSteps } from '../../../domain/access/twoFactor/totp.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { takeFactorTry, useRecoveryCode, useStep } from '../../store/signIn/secondFactors.ts';
import { openFactor, recoveryHash, stepOfCode } from '../../vault/totp.ts';
import { consumeMailedCode } from './mailCode.ts';

interface GivenFactor {
  readonly kind: SecondFactor;
  readonly code: string;
  /** The browser that requested a mailed code; null if it requested none. */
  readonly requester: string | null;
}

/** Whether a code is valid: from the app, an email or the recovery codes. Each works once. */
export async function consumeCode(
  deps: Deps,
  userId: number,
  { kind, code, requester }: GivenFactor,
): Promise<boolean> {
  const plain = normalizeCode(code);
  if (kind === 'mail' && !isRecoveryCode(plain))
    return consumeMailedCode(deps, userId, { code: plain, requester });
  const now = deps.clock.now();
  const { secret } = deps.environment;
  // The attempt stays counted, whatever the result of the sign-in.
  const attempt = await deps.database.as(platformScope, (tx) => takeFactorTry(tx, userId, now));
  if (!attempt) return false;
  if (isRecoveryCode(plain)) {
    const hash = recoveryHash(secret, userId, plain);
    return deps.database.as(platformScope, (tx) => useRecoveryCode(tx, userId, hash));
  }
  if (!attempt.sealed) return false;
  const steps = acceptedSteps(now, Number(attempt.last_step));
  const step = stepOfCode(openFactor(secret, userId, attempt.sealed), plain, steps);
  return step !== null && deps.database.as(platformScope, (tx) => useStep(tx, userId, step));
}
