import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/call.ts';
import { type OwnProfileFields, sessionCalls } from '../contract/v2/session.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'profile', ...rest);

export const profileKeys = (accountId: number) => [key(accountId, 'own')];
export const deviceKeys = (accountId: number) => [key(accountId, 'devices')];

export const ownProfileQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'own'),
    queryFn: ({ signal }): Promise<OwnProfileFields> => callMain(sessionCalls.profile, {}, { signal }),
  });

/** The devices on which the person is signed in. */
export const devicesQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'devices'),
    queryFn: async ({ signal }) => (await callMain(sessionCalls.list, {}, { signal })).sessions,
  });

export const saveProfile = (profile: BodyOf<typeof sessionCalls.updateProfile>) =>
  callMain(sessionCalls.updateProfile, profile);
export const changePassword = (passwords: BodyOf<typeof sessionCalls.changePassword>) =>
  callMain(sessionCalls.changePassword, passwords);
export const signOutDevice = (id: string) => callMain(sessionCalls.revoke, { id });
export const signOutOtherDevices = () => callMain(sessionCalls.revokeOthers, {});
