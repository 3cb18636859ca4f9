import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { builderCalls, liveSessionCalls } from '../contract/v2/builder.ts';
import { callMain } from './http.ts';

export type Profile = AnswerOf<typeof builderCalls.profile>;
export type NewRecord = AnswerOf<typeof builderCalls.reviseBlueprint>;
type Ranges = BodyOf<typeof builderCalls.saveRanges>;
type BlueprintStatusWish = BodyOf<typeof builderCalls.changeBlueprintStatus>;
type EventStatusWish = BodyOf<typeof liveSessionCalls.changeEventStatus>;

export const readProfile = (blueprintId: number): Promise<Profile> =>
  callMain(builderCalls.profile, { blueprint_id: blueprintId });

export const reviseBlueprint = (blueprintId: number, as: 'version' | 'copy'): Promise<NewRecord> =>
  callMain(builderCalls.reviseBlueprint, { blueprint_id: blueprintId, as });

/** These answer the sentence to show. */
export const saveRanges = async (wish: Ranges): Promise<string> =>
  (await callMain(builderCalls.saveRanges, wish)).message;
export const changeBlueprintStatus = async (input: BlueprintStatusWish): Promise<string> =>
  (await callMain(builderCalls.changeBlueprintStatus, input)).message;
export const changeEventStatus = async (input: EventStatusWish): Promise<string> =>
  (await callMain(liveSessionCalls.changeEventStatus, input)).message;
