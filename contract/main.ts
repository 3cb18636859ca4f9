import { array, boolean, object, string } from 'yup';
import { defineCall } from './call.ts';
import { messageOnly, nothing } from './records.ts';
import { accountSession, subscriptionSession, userSession } from './sessionShapes.ts';

/** The answer to a sign-in (ENT-21 to ENT-25); while a code is asked for it carries nobody's record. */
export const loginAnswer = object({
  currentUser: userSession.nullable().defined(),
  currentAccount: accountSession.nullable().defined(),
  currentUserHMAC: string().nullable().defined(),
  subscriptions: array(subscriptionSession).required(),
  needsToConfirm: boolean().required(),
});

export const loginRules = object({
  email: string().trim().lowercase().max(254, 'tooLong').email('email').required('required'),
  password: string().max(1000, 'tooLong').required('required'),
  code: string()
    .trim()
    .matches(/^\d{6}$/, 'sixDigits')
    .nullable()
    .default(null),
  remember_device: boolean().default(false),
});

export const mainCalls = {
  login: defineCall({
    method: 'POST',
    path: '/login',
    needs: 'anyone',
    summary: 'Signs in, or asks for the six-digit code first.',
    body: loginRules,
    answer: loginAnswer,
    mutates: false,
  }),
  logout: defineCall({
    method: 'POST',
    path: '/logout',
    needs: 'anyone',
    summary: 'Ends the session.',
    body: nothing,
    answer: messageOnly,
    mutates: false,
  }),
} as const;
