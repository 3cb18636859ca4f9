import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../contract/call.ts';
import { personalScoreCalls } from '../contract/v2/personalScores.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

/** The profiles of the signed-in person: their own, and those of raters once they are released. */
export const ownScoresQuery = (accountId: number) =>
  queryOptions({
    queryKey: accountKey(accountId, 'own scores'),
    queryFn: ({ signal }) => callMain(personalScoreCalls.own, {}, { signal }),
  });
export type OwnScores = AnswerOf<typeof personalScoreCalls.own>;

/** The patterns of strengths nearest to the newest profile of the signed-in person. */
export const ownInsightQuery = (accountId: number) =>
  queryOptions({
    queryKey: accountKey(accountId, 'own insight'),
    queryFn: async ({ signal }) => (await callMain(personalScoreCalls.insight, {}, { signal })).insight,
  });
