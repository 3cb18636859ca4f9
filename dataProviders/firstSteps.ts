import { type FirstStepChange, firstStepCalls } from '../contract/v2/firstSteps.ts';
import { memberQuery } from './callQuery.ts';
import { callForMessage } from './http.ts';
import { keysOf } from './queryKeys.ts';

const key = keysOf('firstSteps');

export const firstStepKeys = (accountId: number) => [key(accountId)];

/** The first steps of a new account. */
export const firstStepsQuery = (accountId: number) =>
  memberQuery(key(accountId), firstStepCalls.read, {}, 'steps');

export const changeFirstSteps = (change: FirstStepChange) =>
  callForMessage(firstStepCalls.change, { change });
