import type { BodyOf } from '../contract/call.ts';
import { sessionCalls } from '../contract/v2/session.ts';
import { callQuery, memberQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

const key = keysOf('profile');

export const profileKeys = (accountId: number) => [key(accountId, 'own')];
export const deviceKeys = (accountId: number) => [key(accountId, 'devices')];

export const ownProfileQuery = (accountId: number) =>
  callQuery(key(accountId, 'own'), sessionCalls.profile, {});

/** The devices on which the person is signed in. */
export const devicesQuery = (accountId: number) =>
  memberQuery(key(accountId, 'devices'), sessionCalls.list, {}, 'sessions');

export const saveProfile = (profile: BodyOf<typeof sessionCalls.updateProfile>) =>
  callMain(sessionCalls.updateProfile, profile);
export const changePassword = (passwords: BodyOf<typeof sessionCalls.changePassword>) =>
  callMain(sessionCalls.changePassword, passwords);
export const changeOwnEmail = (change: BodyOf<typeof sessionCalls.changeEmail>) =>
  callMain(sessionCalls.changeEmail, change);
export const signOutDevice = (id: string) => callMain(sessionCalls.revoke, { id });
export const signOutOtherDevices = () => callMain(sessionCalls.revokeOthers, {});
