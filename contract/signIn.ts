import { array, boolean, mixed, object, string } from 'yup';
import { type ConfirmWith, confirmationKinds } from '../domain/access/policy/securityPolicy.ts';
import { codePattern } from '../domain/access/twoFactor/recoveryCodes.ts';
import { lowercaseText, singleLineText } from '../resources/textSchemas.ts';
import { readCall } from './call.ts';
import { sessionAccount, sessionSubscription, sessionUser } from './sessionShapes.ts';
import { requiredFlag, textOrNull } from './values.ts';

/** Response to a sign-in (ENT-21 to ENT-25). It contains no user data while a code is required. */
export const loginResponse = object({
  currentUser: sessionUser.nullable().defined(),
  currentAccount: sessionAccount.nullable().defined(),
  currentUserHMAC: textOrNull,
  subscriptions: array(sessionSubscription).required(),
  needsToConfirm: requiredFlag,
  confirmWith: mixed<ConfirmWith>().oneOf(confirmationKinds).nullable().defined(),
});

export const loginRequestRules = object({
  email: lowercaseText().max(254, 'tooLong').email('email').required('required'),
  password: string().max(1000, 'tooLong').required('required'),
  code: singleLineText().max(40, 'sixDigits').matches(codePattern, 'sixDigits').nullable().default(null),
  remember_device: boolean().default(false),
  /** The captcha token, if one was requested. */
  captcha: string().max(4_096, 'tooLong').nullable().optional(),
});

/** The captcha token from the visitor's browser. */
const captchaPayload = object({ token: string().max(4_096, 'tooLong').required('required') });
const captchaResponse = object({ success: requiredFlag });

export const signInCalls = {
  login: readCall('anyone', '/login', {
    summary: 'Signs in, or requests a second factor: authenticator app, email code or recovery code.',
    body: loginRequestRules,
    response: loginResponse,
  }),
  logout: readCall('anyone', '/logout', { summary: 'Ends the session.' }),
  grecaptchaVerify: readCall('anyone', '/grecaptcha_verify', {
    summary: 'Checks a reCAPTCHA response with Google.',
    body: captchaPayload,
    response: captchaResponse,
  }),
  mtcaptchaVerify: readCall('anyone', '/mtcaptcha_verify', {
    summary: 'Checks an MTCaptcha response.',
    body: captchaPayload,
    response: captchaResponse,
  }),
} as const;
