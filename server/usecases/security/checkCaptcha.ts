import { rateLimitNetwork } from '../../../domain/access/policy/addressNetwork.ts';
import { type CaptchaProvider, captchaProviders } from '../../../domain/access/policy/captcha.ts';
import { captchaVerificationLimits } from '../../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { passesMtcaptcha, passesRecaptcha } from '../../integrations/captcha.ts';
import { ConcurrencyLimiter, KeyedConcurrencyLimiter } from '../../process/concurrencyLimiter.ts';

interface ConfiguredCaptcha {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
}

/** Returns the captcha of the sign-in page: the provider with both a site key and a secret. */
export function configuredCaptcha({ environment }: Pick<Deps, 'environment'>): ConfiguredCaptcha | null {
  for (const provider of captchaProviders) {
    const siteKey = environment.captcha[provider]?.siteKey;
    if (siteKey) return { provider, siteKey };
  }
  return null;
}

/**
 * Returns the function that verifies captchas of sign-ins. Its result is `off` if the provider is unavailable, or after too many
 * captchas from one address: waiting times then limit sign-ins without locking anyone out. `countCaptcha` throws `too_many`.
 */
export function captchaVerifier(deps: Deps, countCaptcha: (address: string) => void) {
  const perAddress = new KeyedConcurrencyLimiter(captchaVerificationLimits.perAddress);
  const overall = new ConcurrencyLimiter(captchaVerificationLimits.overall);

  /** Verifies the captcha of an address. Throws `busy`. */
  return async (address: string, token: string): Promise<'off' | 'solved' | 'failed'> => {
    try {
      const isSolved = await perAddress.run(rateLimitNetwork(address), () => {
        countCaptcha(address);
        return overall.run(() => passesCaptcha(deps, token));
      });
      return isSolved ? 'solved' : 'failed';
    } catch (error) {
      if (error instanceof Refusal && waitInstead.has(error.code)) return 'off';
      throw error;
    }
  };
}

const waitInstead: ReadonlySet<string> = new Set(['captcha_unavailable', 'not_configured', 'too_many']);

function passesCaptcha(deps: Deps, token: string): Promise<boolean> {
  const { recaptcha, mtcaptcha } = deps.environment.captcha;
  return configuredCaptcha(deps)?.provider === 'mtcaptcha'
    ? passesMtcaptcha(mtcaptcha, token)
    : passesRecaptcha(recaptcha, token);
}
