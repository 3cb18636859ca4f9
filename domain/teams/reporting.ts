import { lowestMinimum } from '../campaigns/benchmarkStatus.ts';
import { minimumFor } from '../release/merge.ts';

interface Running {
  readonly name: string;
  readonly min_group: number;
  readonly cuts: readonly string[];
}

/** The fewest people of a team that gets numbers of its own, and the campaign that asks for so many. */
export interface TeamMinimum {
  readonly minimum: number;
  readonly campaign: string | null;
}

/**
 * How many people a team needs to get results of its own: the highest minimum among the `running` campaigns that
 * compare teams, and 5 where none does. Source: R6.
 */
export function teamMinimum(running: readonly Running[]): TeamMinimum {
  const asking = running.filter(({ cuts }) => cuts.includes('team'));
  return asking.reduce<TeamMinimum>(
    (most, { name, min_group }) => {
      const minimum = minimumFor('team', min_group);
      return minimum > most.minimum ? { minimum, campaign: name } : most;
    },
    { minimum: lowestMinimum, campaign: null },
  );
}
