import { passwordLength } from '../passwords.ts';
import type { PermissionHolder } from '../permissions.ts';
import { isAdmin } from '../roles.ts';

/** Second factors for signing in. */
export const secondFactors = ['app', 'mail'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Codes that a sign-in can require: a second factor, or a mailed code because the device is new. */
export const confirmationKinds = [...secondFactors, 'device'] as const;
export type ConfirmWith = (typeof confirmationKinds)[number];

/** Who must use a second factor, from the weakest to the strictest demand. */
export const twoFactorDemands = ['optional', 'admins', 'everyone'] as const;
export type TwoFactorDemand = (typeof twoFactorDemands)[number];

/** Requirements for passwords and sessions. */
export interface SecurityPolicy {
  /** Minimum password length in characters. */
  readonly min_length: number;
  /** Minutes without use after which a session ends. */
  readonly idle_minutes: number;
  /** Hours after signing in at which a session ends, even if it is in use. */
  readonly absolute_hours: number;
  readonly two_factor: TwoFactorDemand;
}

export const policyLimits = {
  min_length: { min: passwordLength.min, max: 64 },
  idle_minutes: { min: 5, max: 1_440 },
  absolute_hours: { min: 1, max: 720 },
} as const;

/** Combines two policies; the stricter value wins in each field. An account can tighten the platform's policy and never loosen it. */
export function stricterPolicy(platform: SecurityPolicy, account: SecurityPolicy | null): SecurityPolicy {
  if (!account) return platform;
  const strictest = Math.max(
    twoFactorDemands.indexOf(platform.two_factor),
    twoFactorDemands.indexOf(account.two_factor),
  );
  return {
    min_length: Math.max(platform.min_length, account.min_length),
    idle_minutes: Math.min(platform.idle_minutes, account.idle_minutes),
    absolute_hours: Math.min(platform.absolute_hours, account.absolute_hours),
    two_factor: twoFactorDemands[strictest] ?? 'everyone',
  };
}

/** Whether this person must use a second factor at every sign-in. */
export function requiresSecondFactor({ two_factor }: SecurityPolicy, user: PermissionHolder): boolean {
  return two_factor === 'everyone' || (two_factor === 'admins' && isAdmin(user));
}

/** When a session ends, given when it began and when it was last used. */
export function sessionEndsAt(policy: SecurityPolicy, began: Date, lastUsed: Date): Date {
  const idle = lastUsed.getTime() + policy.idle_minutes * 60_000;
  const absolute = began.getTime() + policy.absolute_hours * 3_600_000;
  return new Date(Math.min(idle, absolute));
}
