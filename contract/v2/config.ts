import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { type CaptchaProvider, captchaProviders } from '../../domain/access/policy/captcha.ts';
import { getCall } from '../call.ts';

/** Public settings of this installation. */
export const publicConfigResponse = object({
  productName: string().required(),
  demoSignIns: array(object({ email: string().required(), who: string().required() }).required())
    .nullable()
    .defined(),
  demoPassword: string().nullable().defined(),
  chat: object({ provider: string().required(), key: string().required() }).nullable().defined(),
  /** The captcha shown on the sign-in page when one is required. */
  captcha: object({
    provider: mixed<CaptchaProvider>().oneOf(captchaProviders).required(),
    siteKey: string().required(),
  })
    .nullable()
    .defined(),
  supportEmail: string().nullable().defined(),
  /** Whether administrators can print letters with personal codes. */
  offersLetters: boolean().required(),
  /** Whether people without an email address can be invited by text message. */
  offersTextMessages: boolean().required(),
  /** Whether organizers can have online meetings created. */
  offersMeetings: boolean().required(),
  version: string().required(),
});
export type PublicConfig = InferType<typeof publicConfigResponse>;

export const configCalls = {
  get: getCall('anyone', '/v2/config', {
    summary: 'Public information about this installation.',
    response: publicConfigResponse,
  }),
} as const;
