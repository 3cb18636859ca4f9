import { Refusal } from '../../domain/refusal.ts';
import type { CaptchaKeys } from '../environment.ts';

const timeoutMs = 5_000;

/**
 * Verifies a captcha. Throws `not_configured` without keys, and `captcha_unavailable` if the provider does
 * not respond.
 */
export async function passesRecaptcha(keys: CaptchaKeys | null, token: string): Promise<boolean> {
  const { secret, verifyUrl } = configured(keys);
  return requestVerification(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
  });
}

export async function passesMtcaptcha(keys: CaptchaKeys | null, token: string): Promise<boolean> {
  const { secret, verifyUrl } = configured(keys);
  return requestVerification(`${verifyUrl}?${new URLSearchParams({ privatekey: secret, token })}`, {
    method: 'GET',
  });
}

function configured(keys: CaptchaKeys | null): CaptchaKeys {
  if (!keys) throw new Refusal('not_configured');
  return keys;
}

/** Asks the provider. Its error may contain the key, so it is not passed on. */
async function requestVerification(url: string, how: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(url, { ...how, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const { success } = (await response.json()) as { success?: unknown };
    return success === true;
  } catch {
    throw new Refusal('captcha_unavailable');
  }
}
