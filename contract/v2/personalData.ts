import { mixed, object } from 'yup';
import { changeCall, getCall, readCall } from '../call.ts';
import { defineFileCall } from '../fileCalls.ts';
import { emptyShape, id } from '../sharedShapes.ts';
import { textOrNull } from '../values.ts';
import { passwordConfirmationRules } from './twoFactor.ts';

export const exportStates = ['none', 'waiting', 'ready'] as const;
export type ExportState = (typeof exportStates)[number];

/** Export and erasure of a person's data. */
export const personalDataCalls = {
  read: getCall('user', '/v2/personal_data', {
    summary: "Status of the export of the caller's personal data.",
    response: object({
      state: mixed<ExportState>().oneOf(exportStates).required(),
      expires_at: textOrNull,
    }),
  }),
  ask: readCall('user', '/v2/personal_data/ask', {
    summary: "Requests an export of the caller's personal data, including their results.",
    body: passwordConfirmationRules,
  }),
  eraseSelf: readCall('user', '/v2/personal_data/erase_self', {
    summary: 'Permanently erases the caller.',
    body: passwordConfirmationRules,
  }),
  erase: changeCall('local_admin', '/v2/personal_data/erase', {
    summary:
      'Permanently erases a person of the current account; super admins can erase people of all accounts.',
    body: object({ user_id: id() }),
  }),
} as const;

export const personalDataFiles = {
  copy: defineFileCall({
    path: '/v2/personal_data/file',
    needs: 'user',
    summary: "The export of the caller's personal data, once it is ready.",
    query: emptyShape,
    contentTypes: ['application/json; charset=utf-8'],
    mutates: false,
  }),
} as const;
