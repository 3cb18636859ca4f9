import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { type SprintChoice, sprintCalls } from '../contract/v2/sprints.ts';
import { callMain } from './http.ts';

export type { SprintChoice };
export type SprintNamed = AnswerOf<typeof sprintCalls.choices>['choices'][number];
export type NewSprint = AnswerOf<typeof sprintCalls.copySprint>;
type StatusWish = BodyOf<typeof sprintCalls.changeSprintStatus>;

/** What a sprint can be about or for: found by a word. */
export const findChoices = async (kind: SprintChoice, q: string): Promise<SprintNamed[]> =>
  (await callMain(sprintCalls.choices, { kind, q, ids: null })).choices;

/** What these are called. */
export const nameChoices = async (kind: SprintChoice, ids: readonly number[]): Promise<SprintNamed[]> =>
  ids.length === 0 ? [] : (await callMain(sprintCalls.choices, { kind, q: '', ids: [...ids] })).choices;

export const copySprint = (sprintId: number): Promise<NewSprint> =>
  callMain(sprintCalls.copySprint, { sprint_id: sprintId });

/** Answers the sentence to show. */
export const changeSprintStatus = async (input: StatusWish): Promise<string> =>
  (await callMain(sprintCalls.changeSprintStatus, input)).message;
