import { Refusal } from '../refusal.ts';

/** The attributes by which benchmark results can be broken down. There are no other filters. */
export const cuts = [
  'overall',
  'race',
  'gender',
  'decade',
  'department',
  'location',
  'level',
  'team',
] as const;

export type Cut = (typeof cuts)[number];

/**
 * Returns the cuts a campaign is launched with: each requested cut once, in the order of `cuts`, always including the overall result.
 * Throws `cut_unknown` for an unknown cut. They cannot change after launch (`checkBenchmarkEdit`).
 */
export function selectCuts(requested: readonly string[]): readonly Cut[] {
  const known: readonly string[] = cuts;
  if (!requested.every((cut) => known.includes(cut))) throw new Refusal('cut_unknown');
  return cuts.filter((cut) => cut === 'overall' || requested.includes(cut));
}
