import { contrastOf } from '../scoring/personal/contrasts.ts';
import type { MetricProfile } from '../scoring/personal/estimateProfile.ts';
import { centroidOf, type PersonaCode, personaCodes } from './personas.ts';

/** How well a pattern explains the differences within a profile, in words. */
export type Nearness = 'very' | 'fairly' | 'somewhat';

export interface NearPersona {
  readonly persona: PersonaCode;
  readonly nearness: Nearness;
}

export interface PersonaInsight {
  /**
   * `near`: one pattern is clearly nearest. `between`: two are equally near. `unsure`: one is nearest, but this could be chance. `even`:
   * none stands out.
   */
  readonly outcome: 'near' | 'between' | 'unsure' | 'even';
  /** At most two patterns, nearest first. */
  readonly nearest: readonly NearPersona[];
}

/**
 * Thresholds in standard errors: 95 percent for the presence of a pattern, because the best of eight is tested; 90 percent for the
 * difference between two patterns (methods 1.4).
 */
const PRESENCE_CRITERION = 1.96;
const DIFFERENCE_CRITERION = 1.645;

/**
 * Finds the pattern nearest to a profile by its shape, not its level: d = theta - mean(theta), distance |d - r c_p| to the centroid c_p.
 * The length r is the same for all, so the nearest has the largest s_p = d'c_p. Standard errors are those of contrasts, sqrt(c'Cc), also
 * for the difference of two.
 */
export function nearestPersonas(profile: Pick<MetricProfile, 'theta' | 'covariance'>): PersonaInsight {
  const [first, second] = personaCodes
    .map((persona) => ({ persona, ...contrastOf(profile, centroidOf(persona)) }))
    .sort((a, b) => b.value - a.value);
  if (!first || first.value <= first.se) return { outcome: 'even', nearest: [] };
  const spread = spreadOf(profile.theta);
  const toNearPersona = ({ persona, value }: typeof first) => ({
    persona,
    nearness: nearnessOf(value / spread),
  });
  if (first.value <= PRESENCE_CRITERION * first.se)
    return { outcome: 'unsure', nearest: [toNearPersona(first)] };
  if (!second) return { outcome: 'near', nearest: [toNearPersona(first)] };
  const other = centroidOf(second.persona);
  const difference = contrastOf(
    profile,
    centroidOf(first.persona).map((value, k) => value - (other[k] ?? 0)),
  );
  if (difference.value > DIFFERENCE_CRITERION * difference.se)
    return { outcome: 'near', nearest: [toNearPersona(first)] };
  return { outcome: 'between', nearest: [toNearPersona(first), toNearPersona(second)] };
}

/** The norm of theta - mean(theta). */
function spreadOf(theta: readonly number[]): number {
  const mean = theta.reduce((sum, value) => sum + value, 0) / theta.length;
  return Math.sqrt(theta.reduce((sum, value) => sum + (value - mean) ** 2, 0));
}

/** Classifies the cosine between profile and pattern. Its square is the share of differences explained. */
function nearnessOf(cosine: number): Nearness {
  if (cosine >= 0.8) return 'very';
  return cosine >= 0.55 ? 'fairly' : 'somewhat';
}
