import type { BodyOf } from '../contract/call.ts';
import { followUpCalls as calls } from '../contract/v2/followUps.ts';
import { callQuery } from './callQuery.ts';
import { callMain, sender } from './http.ts';
import { keysOf } from './queryKeys.ts';

/** A topic for a published group of a closed campaign. */
export type FollowUpFocus = BodyOf<typeof calls.followUp>;

/** Begins the keys of all follow-up pulses of an account. */
export const followUpKey = keysOf('follow-up pulses');

/** The follow-up pulse of a focus, or the offer of one. */
export const followUpQuery = (accountId: number, focus: FollowUpFocus) =>
  callQuery(followUpKey(accountId, focus), calls.followUp, focus);

export const scheduleFollowUp = sender(calls.scheduleFollowUp);

export const cancelFollowUp = (id: number) => callMain(calls.cancelFollowUp, { id });
