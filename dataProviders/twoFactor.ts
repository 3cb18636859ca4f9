import type { ResponseOf } from '../contract/call.ts';
import { twoFactorCalls } from '../contract/v2/twoFactor.ts';
import type { SecondFactor } from '../domain/access/policy/securityPolicy.ts';
import { callQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

export type OwnFactor = ResponseOf<typeof twoFactorCalls.read>;
export type FactorSetup = ResponseOf<typeof twoFactorCalls.begin>;

const key = (accountId: number) => accountKey(accountId, 'second factor');
export const factorKeys = (accountId: number) => [key(accountId)];

export const ownFactorQuery = (accountId: number) => callQuery(key(accountId), twoFactorCalls.read, {});

export const startFactorSetup = (kind: SecondFactor, password: string): Promise<FactorSetup> =>
  callMain(twoFactorCalls.begin, { kind, password });

/** Confirms the new second factor. Like `renewRecoveryCodes`, it returns recovery codes, which are shown only once. */
export const confirmFactorSetup = async (code: string): Promise<readonly string[]> =>
  (await callMain(twoFactorCalls.confirm, { code })).recovery_codes;
export const renewRecoveryCodes = async (password: string): Promise<readonly string[]> =>
  (await callMain(twoFactorCalls.renew, { password })).recovery_codes;

/** Turns the second factor off; returns the text to show. */
export const turnOffSecondFactor = (password: string) => callForMessage(twoFactorCalls.turnOff, { password });
