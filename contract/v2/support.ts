import { object, string } from 'yup';
import { trimmed } from '../../resources/trimmed.ts';
import { defineCall } from '../call.ts';
import { messageAnswer } from '../records.ts';

/** `page` is the path without its query, which may contain a code. */
export const supportRules = object({
  page: string().max(500, 'tooLong').required('required'),
  message: trimmed().max(4000, 'tooLong').required('required'),
});

export const supportCalls = {
  message: defineCall({
    method: 'POST',
    path: '/v2/support/message',
    needs: 'user',
    summary: 'Sends a question to support, with the page it refers to.',
    body: supportRules,
    answer: messageAnswer,
    mutates: false,
  }),
} as const;
