import type { AnswerShare } from './answerShares.ts';
import { type EnpsGroup, enpsGroupOf } from './scaleGroups.ts';

/** An employee Net Promoter Score in points, from -100 to 100, and the lowest and highest one that its rounded shares allow. */
export interface Enps {
  readonly score: number;
  readonly from: number;
  readonly to: number;
}

type PublishedShare = Pick<AnswerShare, 'percent' | 'low' | 'high'> & { readonly steps: readonly number[] };

/**
 * Returns the eNPS, promoters minus detractors (methods 2.8), from the published shares alone, so that it reveals no more than they do.
 * Null if one of the two groups was merged with another or nothing is published.
 */
export function computeEnps(shares: readonly PublishedShare[]): Enps | null {
  const shareOf = (group: EnpsGroup) => shares.find(({ steps }) => enpsGroupOf(steps) === group);
  const [promoters, detractors] = [shareOf('promoters'), shareOf('detractors')];
  if (!promoters || !detractors) return null;
  return {
    score: promoters.percent - detractors.percent,
    from: Math.floor(leastOf(promoters) - mostOf(detractors)),
    to: Math.ceil(mostOf(promoters) - leastOf(detractors)),
  };
}

/** Half of a step of the published shares. */
const rounding = 2.5;
const leastOf = ({ percent, low }: PublishedShare): number => (low ? 0 : percent - rounding);
const mostOf = ({ percent, high }: PublishedShare): number => (high ? 100 : percent + rounding);
