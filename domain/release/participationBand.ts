import { type SizeBand, sizeBand } from './sizeBands.ts';

export interface ParticipationBand {
  readonly invited_band: SizeBand | null;
  /** Percentage of invited people who finished, in steps of 5. */
  readonly rate: number | null;
}

/**
 * The participation of a group while its campaign is open, as shown to leaders (R9): the number of invited people as a band and the
 * participation rate in steps of 5 percent. Groups with fewer than `k` invited people, including none, look the same (R13).
 */
export function participationBand(invited: number, finished: number, k: number): ParticipationBand {
  if (invited < Math.max(k, 5)) return { invited_band: null, rate: null };
  return { invited_band: sizeBand(invited), rate: Math.round((20 * finished) / invited) * 5 };
}
