import type { ResponseOf } from '../contract/call.ts';
import { personalScoreCalls } from '../contract/v2/personalScores.ts';
import { callQuery, memberQuery } from './callQuery.ts';
import { accountKey } from './queryKeys.ts';

/** The profiles of the signed-in person: their own, and those of raters once they are released. */
export const ownScoresQuery = (accountId: number) =>
  callQuery(accountKey(accountId, 'own scores'), personalScoreCalls.own, {});
export type OwnScores = ResponseOf<typeof personalScoreCalls.own>;

/** The patterns of strengths nearest to the newest profile of the signed-in person. */
export const ownInsightQuery = (accountId: number) =>
  memberQuery(accountKey(accountId, 'own insight'), personalScoreCalls.insight, {}, 'insight');
