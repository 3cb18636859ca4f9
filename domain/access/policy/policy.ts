import { passwordLength } from '../passwords.ts';
import type { Holder } from '../permissions.ts';
import { isAdmin } from '../roles.ts';

/** How somebody proves a second time that it is them. */
export const secondFactors = ['app', 'mail'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** What a sign-in waits for: a second factor, or a mailed code only because the device is new. */
export const confirmations = [...secondFactors, 'device'] as const;
export type ConfirmWith = (typeof confirmations)[number];

/** Of whom a second factor is demanded, from nobody to everybody. */
export const twoFactorDemands = ['optional', 'admins', 'everyone'] as const;
export type TwoFactorDemand = (typeof twoFactorDemands)[number];

/** What passwords and sessions must keep to. */
export interface SecurityPolicy {
  /** Fewest characters of a password. */
  readonly min_length: number;
  /** A session ends so many minutes after its last use. */
  readonly idle_minutes: number;
  /** A session ends so many hours after signing in, however much it is used. */
  readonly absolute_hours: number;
  readonly two_factor: TwoFactorDemand;
}

export const policyLimits = {
  min_length: { min: passwordLength.min, max: 64 },
  idle_minutes: { min: 5, max: 1_440 },
  absolute_hours: { min: 1, max: 720 },
} as const;

/** The stricter of the two in every point: an account may ask for more than the platform, never for less. */
export function stricter(platform: SecurityPolicy, account: SecurityPolicy | null): SecurityPolicy {
  if (!account) return platform;
  const demand = Math.max(
    twoFactorDemands.indexOf(platform.two_factor),
    twoFactorDemands.indexOf(account.two_factor),
  );
  return {
    min_length: Math.max(platform.min_length, account.min_length),
    idle_minutes: Math.min(platform.idle_minutes, account.idle_minutes),
    absolute_hours: Math.min(platform.absolute_hours, account.absolute_hours),
    two_factor: twoFactorDemands[demand] ?? 'everyone',
  };
}

/** Whether this person must confirm every sign-in by a second factor. */
export function demandsSecondFactor({ two_factor }: SecurityPolicy, user: Holder): boolean {
  return two_factor === 'everyone' || (two_factor === 'admins' && isAdmin(user));
}

/** When a session ends that began and was last used at these moments. */
export function sessionEnds(policy: SecurityPolicy, began: Date, lastUsed: Date): Date {
  const idle = lastUsed.getTime() + policy.idle_minutes * 60_000;
  const absolute = began.getTime() + policy.absolute_hours * 3_600_000;
  return new Date(Math.min(idle, absolute));
}
