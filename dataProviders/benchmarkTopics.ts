import { benchmarkCampaignCalls } from '../contract/v2/benchmarkCampaigns.ts';
import { memberQuery } from './callQuery.ts';
import { keysOf } from './queryKeys.ts';

const key = keysOf('benchmark topics');

/** The topics of the benchmark with their elements. */
export const benchmarkTopicsQuery = (accountId: number) =>
  memberQuery(key(accountId), benchmarkCampaignCalls.topics, {}, 'topics');
