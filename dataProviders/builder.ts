import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { blueprintCalls, liveSessionCalls } from '../contract/v2/builder.ts';
import { blueprintRankings } from '../resources/blueprintRankings/blueprintRankings.ts';
import { blueprints } from '../resources/blueprints/blueprints.ts';
import { callQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';

export type BlueprintProfileResponse = ResponseOf<typeof blueprintCalls.profile>;

const blueprintProfileKey = (accountId: number) => accountKey(accountId, 'blueprint profile');

/** Everything cached about blueprints and their rankings. */
export const blueprintKeys = (accountId: number) => [
  blueprintProfileKey(accountId),
  recordsKey(blueprints),
  recordsKey(blueprintRankings),
];

export const blueprintProfileQuery = (accountId: number, blueprint_id: number) =>
  callQuery([...blueprintProfileKey(accountId), blueprint_id], blueprintCalls.profile, { blueprint_id });

export const reviseBlueprint = (input: BodyOf<typeof blueprintCalls.reviseBlueprint>) =>
  callMain(blueprintCalls.reviseBlueprint, input);

/** Saves target ranges. Like the functions below, it returns the text to show. */
export const saveRanges = (input: BodyOf<typeof blueprintCalls.saveRanges>) =>
  callForMessage(blueprintCalls.saveRanges, input);
export const changeBlueprintStatus = (input: BodyOf<typeof blueprintCalls.changeBlueprintStatus>) =>
  callForMessage(blueprintCalls.changeBlueprintStatus, input);
export const changeEventStatus = (input: BodyOf<typeof liveSessionCalls.changeEventStatus>) =>
  callForMessage(liveSessionCalls.changeEventStatus, input);
