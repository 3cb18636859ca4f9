import { impactRatios } from '../../domain/scoring/fairness/impactRatios.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { falseMarkRow, rowWithoutBound, Share } from './statisticRow.ts';

const tables = 2_000;

/**
 * Measures selection rates of applicants (methods 3.3): false flags in tables of groups with equal chances,
 * and power.
 */
export function* measureSelectionRates(): Generator<Measurement> {
  const random = seededRandom(33);
  for (const groups of [2, 4, 6]) {
    for (const chance of [0.1, 0.3, 0.6]) {
      const flagged = new Share();
      for (let table = 0; table < tables; table += 1) {
        const sizes = Array.from({ length: groups }, () => 5 + Math.floor(random.next() * 296));
        flagged.add(
          hasFlag(
            random,
            sizes.map((applicants) => ({ applicants, chance })),
          ),
        );
      }
      yield falseMarkRow(`Fair table with a flag, ${groups} groups, chance ${chance}`, flagged.value);
    }
  }
  const flagged = new Share();
  for (let table = 0; table < tables; table += 1) {
    flagged.add(
      hasFlag(random, [
        { applicants: 100, chance: 0.3 },
        { applicants: 100, chance: 0.15 },
      ]),
    );
  }
  yield rowWithoutBound('Half the chance is flagged, two groups of 100', flagged.value);
}

function hasFlag(
  random: Random,
  groups: readonly { readonly applicants: number; readonly chance: number }[],
): boolean {
  const counts = groups.map(({ applicants, chance }, at) => ({
    group: [String(at)],
    applicants,
    selected: Array.from({ length: applicants }, () => random.next() < chance).filter(Boolean).length,
  }));
  return impactRatios(counts).some(({ word }) => word === 'flag');
}
