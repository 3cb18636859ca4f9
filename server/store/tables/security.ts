import type { Generated } from 'kysely';
import type { FailureScope } from '../../../domain/access/policy/rateLimits.ts';
import type { SecondFactor, SecurityPolicy } from '../../../domain/access/policy/securityPolicy.ts';
import type { SignInOutcome } from '../../../domain/access/policy/signInOutcomes.ts';

/** Tables of sign-in and access control. */
export interface SecurityTables {
  sign_ins: {
    id: Generated<number>;
    user_id: number | null;
    outcome: SignInOutcome;
    device: string;
    network: string | null;
    at: string;
  };
  lock_outs: {
    id: Generated<string>;
    key_hash: string;
    reach: FailureScope;
    user_id: number | null;
    network: string | null;
    /** Failed attempts. */
    tries: number;
    /** Number of waits imposed. */
    waits: Generated<number>;
    /** When the next attempt is allowed. */
    retry_at: string | null;
    /** When the counter expires. */
    ends_at: string;
  };
  security_policies: SecurityPolicy & {
    id: Generated<number>;
    account_id: number | null;
    updated_at: string;
  };
  second_factors: {
    user_id: number;
    kind: SecondFactor | null;
    sealed: Uint8Array | null;
    last_step: Generated<number>;
    tries: Generated<number>;
    tries_until: string | null;
    pending_kind: SecondFactor | null;
    pending_sealed: Uint8Array | null;
    pending_until: string | null;
  };
  data_exports: {
    id: Generated<string>;
    user_id: number;
    status: Generated<'waiting' | 'ready'>;
    sealed: Uint8Array | null;
    asked_at: string;
    ready_at: string | null;
    expires_at: string | null;
  };
  recovery_codes: { user_id: number; code_hash: string };
}
