import type { CaptchaProvider } from '../../domain/access/policy/captcha.ts';
import type { Environment } from '../environment.ts';

interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
}

const mtcaptcha = ['https://service.mtcaptcha.com', 'https://service2.mtcaptcha.com'];

const providers: Readonly<Record<CaptchaProvider, Sources>> = {
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    img: [],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  mtcaptcha: { script: mtcaptcha, connect: mtcaptcha, img: mtcaptcha, frame: mtcaptcha },
};

const none: Sources = { script: [], connect: [], img: [], frame: [] };

/**
 * Returns the sources that the content policy must allow for the captcha of the sign-in page, as documented by its
 * provider.
 */
export function captchaSources({ recaptcha, mtcaptcha: other }: Environment['captcha']): Sources {
  if (recaptcha?.siteKey) return providers.recaptcha;
  return other?.siteKey ? providers.mtcaptcha : none;
}
