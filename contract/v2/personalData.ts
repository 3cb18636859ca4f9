import { mixed, object, string } from 'yup';
import { changeAs, defineCall, readAs } from '../call.ts';
import { defineFileCall } from '../fileCalls.ts';
import { emptyShape, id, messageAnswer } from '../sharedShapes.ts';
import { passwordConfirmationRules } from './twoFactor.ts';

export const exportStates = ['none', 'waiting', 'ready'] as const;
export type ExportState = (typeof exportStates)[number];

/** Export and erasure of a person's data. */
export const personalDataCalls = {
  read: defineCall({
    method: 'GET',
    path: '/v2/personal_data',
    needs: 'user',
    summary: "Status of the export of the caller's personal data.",
    body: emptyShape,
    answer: object({
      state: mixed<ExportState>().oneOf(exportStates).required(),
      expires_at: string().nullable().defined(),
    }),
    mutates: false,
  }),
  ask: defineCall({
    ...readAs('user'),
    path: '/v2/personal_data/ask',
    summary: "Requests an export of the caller's personal data, including their results.",
    body: passwordConfirmationRules,
    answer: messageAnswer,
  }),
  eraseSelf: defineCall({
    ...readAs('user'),
    path: '/v2/personal_data/erase_self',
    summary: 'Permanently erases the caller.',
    body: passwordConfirmationRules,
    answer: messageAnswer,
  }),
  erase: defineCall({
    ...changeAs('local_admin'),
    path: '/v2/personal_data/erase',
    summary:
      'Permanently erases a person of the current account; super admins can erase people of all accounts.',
    body: object({ user_id: id() }),
    answer: messageAnswer,
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
