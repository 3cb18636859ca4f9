import { array, type InferType, mixed, object } from 'yup';
import { type CaptchaProvider, captchaProviders } from '../../domain/access/policy/captcha.ts';
import { getCall } from '../call.ts';
import { requiredFlag, requiredText, textOrNull } from '../values.ts';

/** Public settings of this installation. */
export const publicConfigResponse = object({
  productName: requiredText,
  demoSignIns: array(object({ email: requiredText, who: requiredText }).required())
    .nullable()
    .defined(),
  demoPassword: textOrNull,
  chat: object({ provider: requiredText, key: requiredText }).nullable().defined(),
  /** The captcha shown on the sign-in page when one is required. */
  captcha: object({
    provider: mixed<CaptchaProvider>().oneOf(captchaProviders).required(),
    siteKey: requiredText,
  })
    .nullable()
    .defined(),
  supportEmail: textOrNull,
  /** Whether administrators can print letters with personal codes. */
  offersLetters: requiredFlag,
  /** Whether people without an email address can be invited by text message. */
  offersTextMessages: requiredFlag,
  /** Whether organizers can have online meetings created. */
  offersMeetings: requiredFlag,
  version: requiredText,
});
export type PublicConfig = InferType<typeof publicConfigResponse>;

export const configCalls = {
  get: getCall('anyone', '/v2/config', {
    summary: 'Public information about this installation.',
    response: publicConfigResponse,
  }),
} as const;
