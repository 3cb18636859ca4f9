import { mixed, object, string } from 'yup';
import { defineCall } from '../call.ts';
import { defineFile } from '../fileCalls.ts';
import { id, messageAnswer, nothing } from '../records.ts';
import { passwordRules } from './twoFactor.ts';

export const exportStates = ['none', 'waiting', 'ready'] as const;
export type ExportState = (typeof exportStates)[number];

/** Export and erasure of a person's data. */
export const personalDataCalls = {
  read: defineCall({
    method: 'GET',
    path: '/v2/personal_data',
    needs: 'user',
    summary: 'Whether a copy of the own data is being made, or waits to be fetched.',
    body: nothing,
    answer: object({
      state: mixed<ExportState>().oneOf(exportStates).required(),
      expires_at: string().nullable().defined(),
    }),
    mutates: false,
  }),
  ask: defineCall({
    method: 'POST',
    path: '/v2/personal_data/ask',
    needs: 'user',
    summary: 'Asks for a copy of everything kept about the person, the own results included.',
    body: passwordRules,
    answer: messageAnswer,
    mutates: false,
  }),
  eraseSelf: defineCall({
    method: 'POST',
    path: '/v2/personal_data/erase_self',
    needs: 'user',
    summary: 'Erases the person who asks, for good.',
    body: passwordRules,
    answer: messageAnswer,
    mutates: false,
  }),
  erase: defineCall({
    method: 'POST',
    path: '/v2/personal_data/erase',
    needs: 'local_admin',
    summary: 'Erases a person of the viewed account, for good; super admins reach all accounts.',
    body: object({ user_id: id() }),
    answer: messageAnswer,
    mutates: true,
  }),
} as const;

export const personalDataFiles = {
  copy: defineFile({
    path: '/v2/personal_data/file',
    needs: 'user',
    summary: 'The copy of the own data that was asked for, once it is made.',
    query: nothing,
    types: ['application/json; charset=utf-8'],
    mutates: false,
  }),
} as const;
