import { sessionCalls } from '../contract/v2/session.ts';
import { callQuery, memberQuery } from './callQuery.ts';
import { callMain, sender } from './http.ts';
import { keysOf } from './queryKeys.ts';

const key = keysOf('profile');

export const profileKeys = (accountId: number) => [key(accountId, 'own')];
export const deviceKeys = (accountId: number) => [key(accountId, 'devices')];

export const ownProfileQuery = (accountId: number) =>
  callQuery(key(accountId, 'own'), sessionCalls.profile, {});

/** The devices on which the person is signed in. */
export const devicesQuery = (accountId: number) =>
  memberQuery(key(accountId, 'devices'), sessionCalls.list, {}, 'sessions');

export const saveProfile = sender(sessionCalls.updateProfile);
export const changePassword = sender(sessionCalls.changePassword);
export const changeOwnEmail = sender(sessionCalls.changeEmail);
export const signOutDevice = (id: string) => callMain(sessionCalls.revoke, { id });
export const signOutOtherDevices = () => callMain(sessionCalls.revokeOthers, {});
