import { object, string } from 'yup';
import { changeCall, readCall } from '../call.ts';
import { defineRawCall } from '../fileCalls.ts';
import { requiredFlag, requiredText } from '../values.ts';

const body = object({ code: string().max(100, 'tooLong').required('required') });

const reminderSubscriptionResponse = object({
  /** The campaign or role the reminders are about. */
  name: requiredText,
  company: requiredText,
  stopped: requiredFlag,
});

/** Calls for the link in a reminder, which unsubscribes from reminders and grants nothing else. */
export const unsubscribeCalls = {
  read: readCall('anyone', '/v2/reminders/read', {
    summary: 'The subject of a reminder, and whether further reminders are stopped.',
    body,
    response: reminderSubscriptionResponse,
  }),
  stop: changeCall('anyone', '/v2/reminders/stop', {
    summary: 'Stops the reminders of one invitation; the invitation remains valid.',
    body,
    response: reminderSubscriptionResponse,
  }),
} as const;

export const unsubscribeRawCalls = {
  oneClick: defineRawCall({
    path: '/v2/reminders/one_click',
    needs: 'anyone',
    summary: 'Stops the reminders of one invitation by one-click unsubscription (RFC 8058).',
    query: body,
    acceptedTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    response: null,
    mutates: true,
  }),
} as const;
