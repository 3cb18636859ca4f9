import type { FastifyRequest } from 'fastify';
import type { SignInBranding } from '../../contract/v2/branding.ts';
import { rateLimitNetwork } from '../../domain/access/policy/addressNetwork.ts';
import { signInAddressLimits } from '../../domain/access/policy/rateLimits.ts';
import { parseSignInPath } from '../../domain/branding/signInPaths.ts';
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
    const now = deps.clock.now();
    const networks = [
      { key: `address ${rateLimitNetwork(ip)}`, limit: signInAddressLimits.address },
      { key: `site ${rateLimitNetwork(ip, 48)}`, limit: signInAddressLimits.site },
    ];
    if (networks.some(({ key, limit }) => attempts.isUsedUp(key, limit, now))) return null;
    // Counted before the lookup, so that simultaneous requests can't exceed the limit.
    for (const { key, limit } of networks) attempts.take(key, limit, now);
    let isUnknown = false;
    try {
      const branding = await readSignInBranding(deps, slug);
      isUnknown = branding === null;
      return branding;
    } finally {
      if (!isUnknown) for (const { key } of networks) attempts.giveBack(key);
    }
  };
}
