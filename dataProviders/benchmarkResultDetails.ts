import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../contract/call.ts';
import { additionalResultCalls as calls } from '../contract/v2/additionalBenchmarkResults.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

const key = keysOf('benchmark results');

/** The ratings and choices for a campaign's custom questions. */
export const supplementalResultsQuery = (accountId: number, campaign_id: number) =>
  memberQuery(
    key(accountId, campaign_id, 'supplementals'),
    calls.supplementals,
    { campaign_id },
    'questions',
  );

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
  pageQuery(key(accountId, campaign_id, 'feedback', search), calls.feedback, { campaign_id, search });

/** The reliability of the results of one campaign; null if it wasn't measured. */
export const cultureInformationQuery = (accountId: number, campaign_id: number) =>
  memberQuery(key(accountId, campaign_id, 'technical'), calls.technical, { campaign_id }, 'technical');

/** The topics most closely related to the outcome, campaign by campaign, newest first. */
export const topicDriversQuery = (accountId: number) =>
  memberQuery(key(accountId, 'drivers'), calls.drivers, { campaign_id: null }, 'campaigns');

const benchmarksQuery = (accountId: number) =>
  callQuery(key(accountId, 'external'), calls.companyBenchmark, {});

/** The account compared with other companies; null while there are too few of them. */
export const companyBenchmarkQuery = (accountId: number) => ({
  ...benchmarksQuery(accountId),
  select: ({ benchmark }: Benchmarks) => benchmark,
});

/** The scores of outside sources; one request with the query above. */
export const externalScoresQuery = (accountId: number) => ({
  ...benchmarksQuery(accountId),
  select: ({ external_scores }: Benchmarks) => external_scores,
});

type Benchmarks = ResponseOf<(typeof calls)['companyBenchmark']>;
