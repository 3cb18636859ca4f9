import { type CaptchaProvider, captchaProviders } from '../../../domain/access/policy/captcha.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { passesMtcaptcha, passesRecaptcha } from '../../outside/captcha.ts';

interface ConfiguredCaptcha {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
}

/** The captcha of the sign-in page: the provider with both a site key and a secret. */
export function configuredCaptcha({ environment }: Pick<Deps, 'environment'>): ConfiguredCaptcha | null {
  for (const provider of captchaProviders) {
    const siteKey = environment.captcha[provider]?.siteKey;
    if (siteKey) return { provider, siteKey };
  }
  return null;
}

/**
 * Returns `off` without a captcha or if its provider is unavailable: waiting times then limit sign-ins without locking
 * anyone out.
 */
export async function checkCaptcha(deps: Deps, token: string | null): Promise<'off' | 'demanded' | 'solved'> {
  const shown = configuredCaptcha(deps);
  if (!shown) return 'off';
  if (token === null) return 'demanded';
  const { recaptcha, mtcaptcha } = deps.environment.captcha;
  try {
    const isPerson = await (shown.provider === 'recaptcha'
      ? passesRecaptcha(recaptcha, token)
      : passesMtcaptcha(mtcaptcha, token));
    return isPerson ? 'solved' : 'demanded';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'captcha_unavailable') return 'off';
    throw error;
  }
}
