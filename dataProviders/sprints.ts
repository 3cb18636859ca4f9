import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { type SprintChoiceKind, sprintCalls } from '../contract/v2/sprints.ts';
import { sprintSteps } from '../resources/sprintSteps/sprintSteps.ts';
import { sprints } from '../resources/sprints/sprints.ts';
import { callForMessage, callMain } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';

export type { SprintChoiceKind };
export type SprintOption = ResponseOf<typeof sprintCalls.choices>['choices'][number];

export const sprintKeys = () => [recordsKey(sprints)];
export const stepKeys = () => [recordsKey(sprintSteps)];

/** The topics, people or teams whose name contains a text. */
export const sprintOptionsQuery = (accountId: number, kind: SprintChoiceKind, q: string) =>
  queryOptions({
    queryKey: accountKey(accountId, 'sprint options', kind, q),
    queryFn: async ({ signal }) =>
      (await callMain(sprintCalls.choices, { kind, q, ids: null }, { signal })).choices,
    placeholderData: keepPreviousData,
  });

/** The selected topic, person or team; null when none is selected or it no longer exists. */
export const sprintOptionQuery = (accountId: number, kind: SprintChoiceKind, id: number | null) =>
  queryOptions({
    queryKey: accountKey(accountId, 'sprint option', kind, id),
    queryFn: async ({ signal }): Promise<SprintOption | null> => {
      if (id === null) return null;
      const { choices } = await callMain(sprintCalls.choices, { kind, q: '', ids: [id] }, { signal });
      return choices[0] ?? null;
    },
  });

export const copySprint = (sprint_id: number) => callMain(sprintCalls.copySprint, { sprint_id });

/** Offers a sprint as a template or withdraws it; returns the text to show. */
export const setSprintTemplate = (input: BodyOf<typeof sprintCalls.setTemplate>) =>
  callForMessage(sprintCalls.setTemplate, input);

/** Changes the status of a sprint; returns the text to show. */
export const changeSprintStatus = (input: BodyOf<typeof sprintCalls.changeSprintStatus>) =>
  callForMessage(sprintCalls.changeSprintStatus, input);
