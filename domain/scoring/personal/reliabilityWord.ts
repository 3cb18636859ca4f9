/** Lower bounds of high and fair measured reliabilities, by convention (Nunnally and Bernstein 1994). */
export const RELIABILITY_LEVELS = { high: 0.8, fair: 0.6 } as const;

export type ReliabilityWord = 'high' | 'fair' | 'low';

/** The level of a measured reliability, 0-1. */
export function reliabilityWord(reliability: number): ReliabilityWord {
  if (reliability >= RELIABILITY_LEVELS.high) return 'high';
  return reliability >= RELIABILITY_LEVELS.fair ? 'fair' : 'low';
}
