import { requiresSecondFactor, type SecondFactor } from '../../../domain/access/policy/securityPolicy.ts';
import { formatRecoveryCode, normalizeCode } from '../../../domain/access/twoFactor/recoveryCodes.ts';
import { acceptedSteps, base32, totpUri } from '../../../domain/access/twoFactor/totp.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation, type SignedInCaller } from '../../kernel/caller.ts';
import { ownScope, platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { findEffectivePolicy } from '../../store/security/policies.ts';
import {
  confirmPending,
  countRecoveryCodes,
  findSecondFactor,
  putPending,
  removeSecondFactor,
  replaceRecoveryCodes,
  takeFactorTry,
} from '../../store/signIn/secondFactors.ts';
import { confirmSession } from '../../store/signIn/sessions.ts';
import {
  newFactorKey,
  newRecoveryCodes,
  openFactor,
  recoveryHash,
  sealFactor,
  stepOfCode,
} from '../../vault/totp.ts';
import { checkOwnPassword } from '../signIn/checkOwnPassword.ts';
import { consumeMailedCode, mailCode } from './mailCode.ts';
import { recordFactorAudit } from './recordFactorAudit.ts';

const pendingMinutes = 15;

export async function readSecondFactor(deps: Deps, { person }: Caller) {
  const { user, ownAccount } = person;
  return deps.database.as(platformScope, async (tx) => ({
    kind: (await findSecondFactor(tx, user.id))?.kind ?? null,
    recovery_codes: await countRecoveryCodes(tx, user.id),
    demanded: requiresSecondFactor(await findEffectivePolicy(tx, ownAccount.id), user),
  }));
}

/** Starts the setup of a second factor. Throws `invalid` for a wrong password and `emulating`. */
export async function startFactorSetup(
  deps: Deps,
  caller: SignedInCaller,
  { kind, password }: { readonly kind: SecondFactor; readonly password: string },
): Promise<{ secret: string | null; address: string | null }> {
  const own = await checkPasswordForFactor(deps, caller, password);
  const key = kind === 'app' ? newFactorKey() : null;
  const until = new Date(deps.clock.now().getTime() + pendingMinutes * 60_000).toISOString();
  const sealed = key && sealFactor(deps.environment.secret, own.id, key);
  await deps.database.as(ownScope(caller.person), (tx) => putPending(tx, own.id, { kind, sealed, until }));
  if (!key) {
    await mailCode(deps, own, caller.sessionId);
    return { secret: null, address: null };
  }
  const secret = base32(key);
  return { secret, address: totpUri(brandNames.productName, own.email, secret) };
}

/** Completes the setup and returns new recovery codes. Throws `bad_setup_code` for a wrong or expired code. */
export async function confirmFactorSetup(
  deps: Deps,
  caller: SignedInCaller,
  code: string,
): Promise<string[]> {
  refuseEmulation(caller);
  const { id } = caller.person.user;
  const now = deps.clock.now();
  const own = ownScope(caller.person);
  const attempt = await deps.database.as(own, (tx) => takeFactorTry(tx, id, now));
  const kind = attempt?.pending_kind ?? null;
  if (!attempt || kind === null || !attempt.pending_until || new Date(attempt.pending_until) <= now) {
    throw new Refusal('bad_setup_code');
  }
  const step = await verifiedStep(deps, {
    userId: id,
    sessionId: caller.sessionId,
    sealed: attempt.pending_sealed,
    code: normalizeCode(code),
    now,
  });
  if (step === null) throw new Refusal('bad_setup_code');
  const plain = newRecoveryCodes();
  await deps.database.as(own, async (tx) => {
    await confirmPending(tx, id, { kind, sealed: attempt.pending_sealed, step });
    await storeCodes(deps, tx, id, plain);
    await confirmSession(tx, caller.sessionId);
    await recordFactorAudit(deps, tx, caller, {
      action: 'turn_on_second_factor',
      after: { kind },
      notify: true,
    });
  });
  await deps.jobs.wake('send-mails');
  return plain.map(formatRecoveryCode);
}

interface Proof {
  readonly userId: number;
  readonly sessionId: string;
  readonly sealed: Uint8Array | null;
  readonly code: string;
  readonly now: Date;
}

/** Returns the time step of the app's code, 0 for a mailed one; null for a wrong one. */
async function verifiedStep(
  deps: Deps,
  { userId, sessionId, sealed, code, now }: Proof,
): Promise<number | null> {
  if (!sealed) return (await consumeMailedCode(deps, userId, { code, requester: sessionId })) ? 0 : null;
  return stepOfCode(openFactor(deps.environment.secret, userId, sealed), code, acceptedSteps(now, 0));
}

/** Replaces the recovery codes and returns the new ones. Throws `not_found` without a second factor. */
export async function renewRecoveryCodes(deps: Deps, caller: Caller, password: string): Promise<string[]> {
  const own = await checkPasswordForFactor(deps, caller, password);
  const plain = newRecoveryCodes();
  await deps.database.as(ownScope(caller.person), async (tx) => {
    if (!(await findSecondFactor(tx, own.id))?.kind) throw new Refusal('not_found');
    await storeCodes(deps, tx, own.id, plain);
    await recordFactorAudit(deps, tx, caller, { action: 'renew_recovery_codes', notify: false });
  });
  return plain.map(formatRecoveryCode);
}

/** Removes the caller's second factor. Throws `not_found` without one. */
export async function turnOffSecondFactor(deps: Deps, caller: Caller, password: string): Promise<void> {
  const own = await checkPasswordForFactor(deps, caller, password);
  await deps.database.as(ownScope(caller.person), async (tx) => {
    const before = await findSecondFactor(tx, own.id);
    if (!(await removeSecondFactor(tx, own.id))) throw new Refusal('not_found');
    const kind = before?.kind ?? null;
    await recordFactorAudit(deps, tx, caller, {
      action: 'turn_off_second_factor',
      before: { kind },
      notify: true,
    });
  });
  await deps.jobs.wake('send-mails');
}

async function checkPasswordForFactor(deps: Deps, caller: Caller, password: string) {
  refuseEmulation(caller);
  return checkOwnPassword(deps, caller.person.user.id, { field: 'password', password });
}

async function storeCodes(deps: Deps, tx: Tx, userId: number, plain: readonly string[]): Promise<void> {
  const { secret } = deps.environment;
  await replaceRecoveryCodes(
    tx,
    userId,
    plain.map((code) => recoveryHash(secret, userId, code)),
  );
}
