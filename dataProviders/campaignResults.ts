import { externalBenchmark, topicDrivers } from './additionalResults.ts';
import { leaderPlans } from './recommendations.ts';
import { type Dimension, groupResults, scoreSpread, topicTrends } from './results.ts';

/** Everything a page about one campaign's results asks for, each part by itself. */
export const campaignResults = (accountId: number) => ({
  trends: topicTrends(accountId),
  groups: (campaignId: number, dimension: Dimension) => groupResults(accountId, campaignId, dimension),
  spread: scoreSpread(accountId),
  companies: externalBenchmark(accountId),
  drivers: topicDrivers(accountId),
  plans: (campaignId: number) => leaderPlans(accountId, campaignId),
});
