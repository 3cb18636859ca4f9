import { lowestMinimumGroupSize } from '../campaigns/benchmarkStatus.ts';
import { minimumCategorySize } from '../release/mergeCategories.ts';

interface RunningCampaign {
  readonly name: string;
  readonly min_group: number;
  readonly cuts: readonly string[];
}

/** Minimum size of a team that is shown separately in results, and the campaign that requires it. */
export interface TeamMinimum {
  readonly minimum: number;
  readonly campaign: string | null;
}

/**
 * Returns the minimum size of a team that is shown separately: the highest minimum among the `running` campaigns that
 * compare teams, or 5 if there are none. Source: R6.
 */
export function requiredTeamMinimum(running: readonly RunningCampaign[]): TeamMinimum {
  const comparing = running.filter(({ cuts }) => cuts.includes('team'));
  return comparing.reduce<TeamMinimum>(
    (most, { name, min_group }) => {
      const minimum = minimumCategorySize('team', min_group);
      return minimum > most.minimum ? { minimum, campaign: name } : most;
    },
    { minimum: lowestMinimumGroupSize, campaign: null },
  );
}
