import type { Profile } from '../scoring/personal/profile.ts';
import { contrastOf } from '../scoring/personal/words.ts';
import { centroidOf, type PersonaCode, personaCodes } from './personas.ts';

/** How much of the differences within the profile a pattern explains, in words. */
export type Nearness = 'very' | 'fairly' | 'somewhat';

export interface NearPersona {
  readonly persona: PersonaCode;
  readonly nearness: Nearness;
}

export interface Insight {
  /**
   * `near`: one pattern is clearly the nearest. `between`: two cannot be told apart. `unsure`: one is nearest, but
   * chance could make that. `even`: none stands out.
   */
  readonly outcome: 'near' | 'between' | 'unsure' | 'even';
  /** One, two or none, nearest first. */
  readonly nearest: readonly NearPersona[];
}

/** 95 percent for "it is there at all", as the best of eight is looked at; 90 for telling two apart (methods 1.4). */
const THERE = 1.96;
const APART = 1.645;

/**
 * The pattern nearest to a profile by the distance within the person: d = theta - mean(theta), distance |d - r c_p| to
 * the centroid c_p, which has the same length r for all, so the nearest has the largest s_p = d'c_p. Its error is
 * that of a contrast, sqrt(c'Cc), and so is that of the difference of two. Only the shape counts, never the level.
 */
export function nearestPersonas(profile: Pick<Profile, 'theta' | 'covariance'>): Insight {
  const [first, second] = personaCodes
    .map((persona) => ({ persona, ...contrastOf(profile, centroidOf(persona)) }))
    .sort((a, b) => b.value - a.value);
  if (!first || first.value <= first.se) return { outcome: 'even', nearest: [] };
  const spread = spreadOf(profile.theta);
  const near = ({ persona, value }: typeof first) => ({ persona, nearness: nearnessOf(value / spread) });
  if (first.value <= THERE * first.se) return { outcome: 'unsure', nearest: [near(first)] };
  if (!second) return { outcome: 'near', nearest: [near(first)] };
  const other = centroidOf(second.persona);
  const apart = contrastOf(
    profile,
    centroidOf(first.persona).map((value, k) => value - (other[k] ?? 0)),
  );
  if (apart.value > APART * apart.se) return { outcome: 'near', nearest: [near(first)] };
  return { outcome: 'between', nearest: [near(first), near(second)] };
}

/** The length of theta - mean(theta). */
function spreadOf(theta: readonly number[]): number {
  const mean = theta.reduce((sum, value) => sum + value, 0) / theta.length;
  return Math.sqrt(theta.reduce((sum, value) => sum + (value - mean) ** 2, 0));
}

/** By the cosine between profile and pattern: its square is the share of the differences that is explained. */
function nearnessOf(cosine: number): Nearness {
  if (cosine >= 0.8) return 'very';
  return cosine >= 0.55 ? 'fairly' : 'somewhat';
}
