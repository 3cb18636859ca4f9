import { array, type InferType, mixed, object, string } from 'yup';
import { type CaptchaProvider, captchaProviders } from '../../domain/access/policy/captcha.ts';
import { defineCall } from '../call.ts';
import { nothing } from '../records.ts';

/** Public settings of this installation. */
export const configAnswer = object({
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
  version: string().required(),
});
export type Config = InferType<typeof configAnswer>;

export const configCalls = {
  get: defineCall({
    method: 'GET',
    path: '/v2/config',
    needs: 'anyone',
    summary: 'Public information about this installation.',
    body: nothing,
    answer: configAnswer,
    mutates: false,
  }),
} as const;
