import { balanceRaters } from '../domain/raters/balanceRaters.ts';
import type { RaterPreference } from '../domain/raters/raterSlots.ts';
import { type Random, seededRandom } from '../server/seed/demoRandom.ts';

const cycles = [200, 2_000] as const;
const nominations = 6;
export const balanceCap = 7;

/**
 * Measures the balancing of cycles in which everyone nominates six of about thirty colleagues, some of them
 * popular, and needs four to five: caps apply, and the loads have to be balanced.
 */
export function measureBalancing(): { targets: number; ms: number; largest: number; unfilled: number }[] {
  return cycles.map((targets) => {
    const random = seededRandom(targets);
    const preferences = Array.from({ length: targets }, (_, target) => preferenceOf(target, targets, random));
    const started = performance.now();
    const { loads, unfilled } = balanceRaters({ preferences: preferences, approved: [], cap: balanceCap });
    return {
      targets,
      ms: performance.now() - started,
      largest: Math.max(...loads.values()),
      unfilled: unfilled.reduce((sum, { missing }) => sum + missing, 0),
    };
  });
}

function preferenceOf(target_id: number, targets: number, random: Random): RaterPreference {
  const nominated = new Set<number>();
  while (nominated.size < nominations) {
    const near = (target_id + random.between(1, 30)) % targets;
    nominated.add(random.next() < 0.3 ? near - (near % 10) : near);
  }
  nominated.delete(target_id);
  return { target_id, relationship: 'peer', minimum: 4, maximum: 5, nominated: [...nominated] };
}
