import type { AnswerOf } from '../contract/call.ts';
import { twoFactorCalls } from '../contract/v2/twoFactor.ts';
import type { SecondFactor } from '../domain/access/policy/securityPolicy.ts';
import { callMain } from './http.ts';

export type OwnFactor = AnswerOf<typeof twoFactorCalls.read>;
export type Begun = AnswerOf<typeof twoFactorCalls.begin>;

export const readOwnFactor = (): Promise<OwnFactor> => callMain(twoFactorCalls.read, {});
export const beginFactor = (kind: SecondFactor, password: string): Promise<Begun> =>
  callMain(twoFactorCalls.begin, { kind, password });

/** Both answer recovery codes, which are told this once. */
export const confirmFactor = async (code: string): Promise<readonly string[]> =>
  (await callMain(twoFactorCalls.confirm, { code })).recovery_codes;
export const renewRecoveryCodes = async (password: string): Promise<readonly string[]> =>
  (await callMain(twoFactorCalls.renew, { password })).recovery_codes;

/** Answers the sentence to show. */
export const turnFactorOff = async (password: string): Promise<string> =>
  (await callMain(twoFactorCalls.turnOff, { password })).message;
