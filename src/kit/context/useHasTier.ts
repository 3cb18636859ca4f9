import { reachesTier, type Tier } from '../../../domain/access/tiers.ts';
import { usePerson } from './PersonContext.ts';

/** Whether the signed-in person reaches a tier. The server checks it again. */
export function useHasTier(tier: Tier): boolean {
  return reachesTier(usePerson(), tier, new Date());
}
