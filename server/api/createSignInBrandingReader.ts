import type { FastifyRequest } from 'fastify';
import type { SignInBranding } from '../../contract/v2/branding.ts';
import { rateLimitNetwork } from '../../domain/access/policy/addressNetwork.ts';
import { signInAddressLimit } from '../../domain/access/policy/rateLimits.ts';
import { parseSignInPath } from '../../domain/branding/signInPaths.ts';
import { TooManyAttempts } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { readSignInBranding } from '../usecases/branding/readSignInBranding.ts';
import { RateLimiter } from './rateLimiter.ts';

/**
 * Returns a function that reads the branding for the sign-in address of a page. A network that has tried too many unknown addresses sees
 * the plain page at each of them, so that trying names doesn't list the customers.
 */
export function createSignInBrandingReader(deps: Deps) {
  const attempts = new RateLimiter();
  return async ({ url, ip }: FastifyRequest): Promise<SignInBranding | null> => {
    const [path = ''] = url.split('?');
    const slug = parseSignInPath(path)?.slug ?? null;
    if (slug === null) return null;
    const network = rateLimitNetwork(ip);
    try {
      // Counted before the lookup, so that simultaneous requests can't exceed the limit.
      attempts.take(network, signInAddressLimit, deps.clock.now());
    } catch (error) {
      if (error instanceof TooManyAttempts) return null;
      throw error;
    }
    let isUnknown = false;
    try {
      const branding = await readSignInBranding(deps, slug);
      isUnknown = branding === null;
      return branding;
    } finally {
      if (!isUnknown) attempts.giveBack(network);
    }
  };
}
