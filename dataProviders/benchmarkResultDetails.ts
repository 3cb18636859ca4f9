import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { additionalResultCalls as calls } from '../contract/v2/additionalBenchmarkResults.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'benchmark results', ...rest);

/** The ratings and choices for a campaign's custom questions. */
export const supplementalResultsQuery = (accountId: number, campaign_id: number) =>
  queryOptions({
    queryKey: key(accountId, campaign_id, 'supplementals'),
    queryFn: async ({ signal }) =>
      (await callMain(calls.supplementals, { campaign_id }, { signal })).questions,
  });

/** The comments of a campaign; all of them when `search` is empty. */
export const publishedCommentsQuery = (accountId: number, campaign_id: number, search: string) =>
  queryOptions({
    queryKey: key(accountId, campaign_id, 'comments', search),
    queryFn: async ({ signal }) =>
      (await callMain(calls.comments, { campaign_id, search }, { signal })).questions,
    placeholderData: keepPreviousData,
  });

/** The survey feedback of a campaign; all of its comments when `search` is empty. */
export const campaignFeedbackQuery = (accountId: number, campaign_id: number, search: string) =>
  queryOptions({
    queryKey: key(accountId, campaign_id, 'feedback', search),
    queryFn: ({ signal }) => callMain(calls.feedback, { campaign_id, search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The topics most closely related to the outcome, campaign by campaign, newest first. */
export const topicDriversQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'drivers'),
    queryFn: async ({ signal }) =>
      (await callMain(calls.drivers, { campaign_id: null }, { signal })).campaigns,
  });

/** The account compared with other companies; null while there are too few of them. */
export const externalBenchmarkQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'external'),
    queryFn: async ({ signal }) => (await callMain(calls.externalBenchmark, {}, { signal })).benchmark,
  });
