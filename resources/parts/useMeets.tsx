import { meets, type Tier } from '../../domain/access/tiers.ts';
import { usePerson } from '../../src/ui/person.ts';

/** Whether the signed-in person reaches a tier; the server asks again. */
export function useMeets(tier: Tier): boolean {
  return meets(usePerson(), tier, new Date());
}
