import { type NBand, nBand } from './bands.ts';

export interface ParticipationBand {
  readonly invited_band: NBand | null;
  /** Percent finished in steps of 5. */
  readonly rate: number | null;
}

/**
 * What a leader sees of a group while its campaign is open (R9): the invited as a band and the rate of finished forms
 * in steps of 5 percent. Groups of fewer than `k` invited all look alike, the empty one included (R13).
 */
export function participationBand(invited: number, finished: number, k: number): ParticipationBand {
  if (invited < Math.max(k, 5)) return { invited_band: null, rate: null };
  return { invited_band: nBand(invited), rate: Math.round((20 * finished) / invited) * 5 };
}
