import type { SecondFactor } from '../../../domain/access/policy/securityPolicy.ts';
import { isRecoveryCode, normalizeCode } from '../../../domain/access/twoFactor/recoveryCodes.ts';
import { acceptedSteps } from '../../../domain/access/twoFactor/totp.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { takeFactorTry, useRecoveryCode, useStep } from '../../store/signIn/secondFactors.ts';
import { openFactor, recoveryHash, stepOfCode } from '../../vault/totp.ts';
import { isMailedCodeValid } from './mailCode.ts';

/** Whether a code is valid: from the app, an email or the recovery codes. Each works once. */
export async function isCodeValid(
  deps: Deps,
  userId: number,
  { kind, code }: { readonly kind: SecondFactor; readonly code: string },
): Promise<boolean> {
  const plain = normalizeCode(code);
  if (kind === 'mail' && !isRecoveryCode(plain)) return isMailedCodeValid(deps, userId, plain);
  const now = deps.clock.now();
  const { secret } = deps.environment;
  // The attempt stays counted, whatever the result of the sign-in.
  const taken = await deps.database.as(platformScope, (tx) => takeFactorTry(tx, userId, now));
  if (!taken) return false;
  if (isRecoveryCode(plain)) {
    const hash = recoveryHash(secret, userId, plain);
    return deps.database.as(platformScope, (tx) => useRecoveryCode(tx, userId, hash));
  }
  if (!taken.sealed) return false;
  const steps = acceptedSteps(now, Number(taken.last_step));
  const step = stepOfCode(openFactor(secret, userId, taken.sealed), plain, steps);
  return step !== null && deps.database.as(platformScope, (tx) => useStep(tx, userId, step));
}
