import type { AnswerOf } from '../contract/call.ts';
import { additionalResultCalls as calls } from '../contract/v2/additionalResults.ts';
import { callMain } from './http.ts';

export type ExternalBenchmark = AnswerOf<(typeof calls)['externalBenchmark']>['benchmark'];
export type CampaignDrivers = AnswerOf<(typeof calls)['drivers']>['campaigns'][number];

interface Asked {
  readonly signal: AbortSignal;
}

/** Nothing read for one viewed account may be drawn for the next, so each key begins with the account. */
const keyed = (accountId: number, ...rest: readonly (string | number)[]) =>
  ['benchmark results', accountId, ...rest] as const;

/** How the ratings and choices of a campaign's own questions are spread. */
export const supplementalResults = (accountId: number, campaign_id: number) => ({
  queryKey: keyed(accountId, campaign_id, 'supplementals'),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.supplementals, { campaign_id }, { signal })).questions,
});

/** What was said in own words; `search` empty for all of it. */
export const publishedComments = (accountId: number, campaign_id: number, search: string) => ({
  queryKey: keyed(accountId, campaign_id, 'comments', search),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.comments, { campaign_id, search }, { signal })).questions,
});

/** What people thought of the survey; `search` empty for all of their words. */
export const campaignFeedback = (accountId: number, campaign_id: number, search: string) => ({
  queryKey: keyed(accountId, campaign_id, 'feedback', search),
  queryFn: ({ signal }: Asked) => callMain(calls.feedback, { campaign_id, search }, { signal }),
});

/** Which topics go with the outcome, campaign by campaign, newest first. */
export const topicDrivers = (accountId: number) => ({
  queryKey: keyed(accountId, 'drivers'),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.drivers, { campaign_id: null }, { signal })).campaigns,
});

/** Where the account stands among other companies; null while there is nothing to compare with. */
export const externalBenchmark = (accountId: number) => ({
  queryKey: keyed(accountId, 'external'),
  queryFn: async ({ signal }: Asked) => (await callMain(calls.externalBenchmark, {}, { signal })).benchmark,
});
