import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { builderCalls, liveSessionCalls } from '../contract/v2/builder.ts';
import { blueprintRankings } from '../resources/blueprintRankings/blueprintRankings.ts';
import { blueprints } from '../resources/blueprints/blueprints.ts';
import { callMain } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';

export type Profile = AnswerOf<typeof builderCalls.profile>;

const profileKey = (accountId: number) => accountKey(accountId, 'blueprint profile');

/** Everything cached about blueprints and their rankings. */
export const blueprintKeys = (accountId: number) => [
  profileKey(accountId),
  recordsKey(blueprints),
  recordsKey(blueprintRankings),
];

export const profileQuery = (accountId: number, blueprint_id: number) =>
  queryOptions({
    queryKey: [...profileKey(accountId), blueprint_id],
    queryFn: ({ signal }): Promise<Profile> => callMain(builderCalls.profile, { blueprint_id }, { signal }),
  });

export const reviseBlueprint = (input: BodyOf<typeof builderCalls.reviseBlueprint>) =>
  callMain(builderCalls.reviseBlueprint, input);

/** Each returns the text to show. */
export const saveRanges = async (input: BodyOf<typeof builderCalls.saveRanges>) =>
  (await callMain(builderCalls.saveRanges, input)).message;
export const changeBlueprintStatus = async (input: BodyOf<typeof builderCalls.changeBlueprintStatus>) =>
  (await callMain(builderCalls.changeBlueprintStatus, input)).message;
export const changeEventStatus = async (input: BodyOf<typeof liveSessionCalls.changeEventStatus>) =>
  (await callMain(liveSessionCalls.changeEventStatus, input)).message;
