import { mixed, object } from 'yup';
import { changeCall, readCall } from '../call.ts';
import { requiredFlag } from '../values.ts';

const firstStepChanges = ['confirm_teams', 'dismiss'] as const;
export type FirstStepChange = (typeof firstStepChanges)[number];

const stepStates = object({
  people: requiredFlag,
  teams: requiredFlag,
  campaign: requiredFlag,
  preview: requiredFlag,
  launch: requiredFlag,
});

/** The checklist of a new account. */
export const firstStepCalls = {
  read: readCall('local_admin', '/v2/first_steps/read', {
    summary:
      'The first steps of the account and which are done; null if the checklist was dismissed, is complete, or isn’t for the caller.',
    response: object({ steps: stepStates.nullable().defined() }),
  }),
  change: changeCall('local_admin', '/v2/first_steps/change', {
    summary:
      'Confirms the teams of the account, or hides the checklist for all its administrators. Only for administrators of the account itself.',
    body: object({
      change: mixed<FirstStepChange>().oneOf(firstStepChanges, 'choice').required('required'),
    }),
  }),
} as const;
