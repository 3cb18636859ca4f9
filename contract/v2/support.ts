import { object, string } from 'yup';
import { trimmedText } from '../../resources/textSchemas.ts';
import { readCall } from '../call.ts';

/** `page` is the path without its query, which may contain a code. */
export const supportRules = object({
  page: string().max(500, 'tooLong').required('required'),
  message: trimmedText().max(4000, 'tooLong').required('required'),
});

export const supportCalls = {
  message: readCall('user', '/v2/support/message', {
    summary: 'Sends a question to support, with the page it refers to.',
    body: supportRules,
  }),
} as const;
