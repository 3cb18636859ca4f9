import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { blueprintCalls, liveSessionCalls } from '../contract/v2/builder.ts';
import { blueprintRankings } from '../resources/blueprintRankings/blueprintRankings.ts';
import { blueprints } from '../resources/blueprints/blueprints.ts';
import { callMain } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';

export type BlueprintProfileAnswer = AnswerOf<typeof blueprintCalls.profile>;

const blueprintProfileKey = (accountId: number) => accountKey(accountId, 'blueprint profile');

/** Everything cached about blueprints and their rankings. */
export const blueprintKeys = (accountId: number) => [
  blueprintProfileKey(accountId),
  recordsKey(blueprints),
  recordsKey(blueprintRankings),
];

export const blueprintProfileQuery = (accountId: number, blueprint_id: number) =>
  queryOptions({
    queryKey: [...blueprintProfileKey(accountId), blueprint_id],
    queryFn: ({ signal }): Promise<BlueprintProfileAnswer> =>
      callMain(blueprintCalls.profile, { blueprint_id }, { signal }),
  });

export const reviseBlueprint = (input: BodyOf<typeof blueprintCalls.reviseBlueprint>) =>
  callMain(blueprintCalls.reviseBlueprint, input);

/** Each returns the text to show. */
export const saveRanges = async (input: BodyOf<typeof blueprintCalls.saveRanges>) =>
  (await callMain(blueprintCalls.saveRanges, input)).message;
export const changeBlueprintStatus = async (input: BodyOf<typeof blueprintCalls.changeBlueprintStatus>) =>
  (await callMain(blueprintCalls.changeBlueprintStatus, input)).message;
export const changeEventStatus = async (input: BodyOf<typeof liveSessionCalls.changeEventStatus>) =>
  (await callMain(liveSessionCalls.changeEventStatus, input)).message;
