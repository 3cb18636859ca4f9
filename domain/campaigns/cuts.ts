import { Refusal } from '../refusal.ts';

/** The ways in which a benchmark's results can be divided. No other filter is ever offered. */
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
 * The catalogue a campaign is launched with, from what was asked for: each cut once, in the catalogue's
 * order, the overall result always. Throws `cut_unknown` for anything else. That it is locked
 * from the launch on is `checkEdit`'s question.
 */
export function declareCuts(wanted: readonly string[]): readonly Cut[] {
  const known: readonly string[] = cuts;
  if (!wanted.every((cut) => known.includes(cut))) throw new Refusal('cut_unknown');
  return cuts.filter((cut) => cut === 'overall' || wanted.includes(cut));
}
