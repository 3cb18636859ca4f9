/** Scores below this are low. */
export const MID_FROM = 45;

export type ScoreWord = 'high' | 'mid' | 'low' | 'none';

/** Level and color of a score of 0-100: high from 70, mid from 45, none without a score. */
export function scoreWord(percent: number | null): ScoreWord {
  if (percent === null) return 'none';
  if (percent >= 70) return 'high';
  return percent >= MID_FROM ? 'mid' : 'low';
}
