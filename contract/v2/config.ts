import { array, type InferType, mixed, object, string } from 'yup';
import { type CaptchaProvider, captchaProviders } from '../../domain/access/policy/captcha.ts';
import { defineCall } from '../call.ts';
import { emptyShape } from '../sharedShapes.ts';

/** Public settings of this installation. */
export const publicConfigAnswer = object({
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
export type PublicConfig = InferType<typeof publicConfigAnswer>;

export const configCalls = {
  get: defineCall({
    method: 'GET',
    path: '/v2/config',
    needs: 'anyone',
    summary: 'Public information about this installation.',
    body: emptyShape,
    answer: publicConfigAnswer,
    mutates: false,
  }),
} as const;
