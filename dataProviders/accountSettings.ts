import type { ResponseOf } from '../contract/call.ts';
import { accountCalls } from '../contract/v2/account.ts';
import { callQuery } from './callQuery.ts';
import { messageSender } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type AccountTimeZone = ResponseOf<typeof accountCalls.readTimeZone>;

const key = keysOf('accountSettings');

export const accountTimeZoneKeys = (accountId: number) => [key(accountId)];

/** The time zone of the account, and how many campaigns a change affects. */
export const accountTimeZoneQuery = (accountId: number) =>
  callQuery(key(accountId), accountCalls.readTimeZone, {});

export const saveAccountTimeZone = messageSender(accountCalls.changeTimeZone);
