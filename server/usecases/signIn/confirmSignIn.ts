import {
  type ConfirmWith,
  requiresSecondFactor,
  type SecurityPolicy,
} from '../../../domain/access/policy/securityPolicy.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { type Credentials, findDevice } from '../../store/signIn/credentials.ts';
import { findSecondFactor } from '../../store/signIn/secondFactors.ts';
import { hashToken, newToken } from '../../vault/linkCodes.ts';
import { consumeCode } from '../twoFactor/consumeCode.ts';
import { mailCode } from '../twoFactor/mailCode.ts';

interface Proof {
  readonly code: string | null;
  readonly deviceToken: string | null;
  /** The token of the browser in which a code was requested. */
  readonly codeToken: string | null;
}

/** `given`: a second factor was just verified. `confirmWith`: the factor the user must confirm with. */
export type Confirmation =
  | 'given'
  | 'not needed'
  | {
      readonly confirmWith: ConfirmWith;
      /** The token for the cookie of the browser in which the mailed code works; null if none was mailed. */
      readonly codeToken: string | null;
    };

/**
 * Determines whether the sign-in can continue. A person's own or a required second factor is verified every time; without either,
 * a previously confirmed device is enough where devices are confirmed. Throws `bad_code`.
 */
export async function confirmSignIn(
  deps: Deps,
  person: Credentials,
  policy: SecurityPolicy,
  { code, deviceToken, codeToken }: Proof,
): Promise<Confirmation> {
  const { own, isDemanded } = await readSecondFactor(deps, person, policy);
  if (!isDemanded && !deps.environment.confirmDevices) return 'not needed';
  const kind = own?.kind ?? 'mail';
  if (code !== null) {
    if (!(await consumeCode(deps, person.id, { kind, code, requester: codeToken })))
      throw new Refusal('bad_code');
    return 'given';
  }
  if (!isDemanded && (await isConfirmed(deps, person, deviceToken))) return 'not needed';
  const requester = kind === 'mail' ? (codeToken ?? newToken()) : null;
  if (requester !== null) await mailCode(deps, person, requester);
  return { confirmWith: isDemanded ? kind : 'device', codeToken: requester };
}

async function readSecondFactor(deps: Deps, person: Credentials, policy: SecurityPolicy) {
  const own = await deps.database.as(platformScope, (tx) => findSecondFactor(tx, person.id));
  return { own, isDemanded: (own?.kind ?? null) !== null || requiresSecondFactor(policy, person) };
}

/** Whether a sign-in on a device that was never confirmed requires a code. Doesn't send one. */
export async function requiresCode(
  deps: Deps,
  person: Credentials,
  policy: SecurityPolicy,
): Promise<boolean> {
  return deps.environment.confirmDevices || (await readSecondFactor(deps, person, policy)).isDemanded;
}

async function isConfirmed(deps: Deps, person: Credentials, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const device = await deps.database.as(platformScope, (tx) => findDevice(tx, person.id, hashToken(token)));
  return device?.confirmed ?? false;
}
