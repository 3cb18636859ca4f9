import { contrastOf } from '../scoring/personal/contrasts.ts';
import type { MetricProfile } from '../scoring/personal/estimateProfile.ts';
import { centroidOf, type PersonaCode, personaCodes } from './personas.ts';

/** How close a profile is to a pattern: how much of the differences within the profile the pattern explains. */
export type Nearness = 'very' | 'fairly' | 'somewhat';

export interface NearPersona {
  readonly persona: PersonaCode;
  readonly nearness: Nearness;
  /** The cosine between profile and pattern in hundredths, with its 90 percent interval. */
  readonly similarity: { readonly value: number; readonly low: number; readonly high: number };
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
 * Thresholds in standard errors. Presence: one-sided 5 percent for the best of eight patterns (Bonferroni), so that at most 5 percent of
 * even profiles get a pattern. Difference between two patterns: 90 percent.
 */
const PRESENCE_CRITERION = 2.5;
const DIFFERENCE_CRITERION = 1.645;
/** Half the width of a 90 percent interval, in standard errors. */
const INTERVAL_90 = 1.645;

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
  const toNearPersona = ({ persona }: typeof first) => {
    const { cosine, se } = similarityTo(profile, centroidOf(persona));
    const inHundredths = (value: number) => Math.round(100 * Math.max(-1, Math.min(1, value)));
    const [low, high] = [cosine - INTERVAL_90 * se, cosine + INTERVAL_90 * se].map(inHundredths);
    const similarity = { value: inHundredths(cosine), low: low ?? 0, high: high ?? 0 };
    return { persona, nearness: nearnessOf(cosine), similarity };
  };
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

/**
 * Returns the cosine r = d'c / |d| between the differences d within a profile and a pattern c, and its standard error
 * by the delta method: that of the contrast (c - r d / |d|) / |d|.
 */
function similarityTo(profile: Pick<MetricProfile, 'theta' | 'covariance'>, centroid: readonly number[]) {
  const mean = profile.theta.reduce((sum, value) => sum + value, 0) / profile.theta.length;
  const apart = profile.theta.map((value) => value - mean);
  const length = Math.sqrt(apart.reduce((sum, value) => sum + value ** 2, 0));
  const cosine = apart.reduce((sum, value, k) => sum + value * (centroid[k] ?? 0), 0) / length;
  const slope = centroid.map((value, k) => (value - (cosine * (apart[k] ?? 0)) / length) / length);
  return { cosine, se: contrastOf(profile, slope).se };
}

/** Classifies the cosine between profile and pattern. Its square is the share of differences explained. */
function nearnessOf(cosine: number): Nearness {
  if (cosine >= 0.8) return 'very';
  return cosine >= 0.55 ? 'fairly' : 'somewhat';
}
