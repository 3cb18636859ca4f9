import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../contract/call.ts';
import { metricResultCalls as calls } from '../contract/v2/metricResults.ts';
import type { SharingAudience } from '../domain/metricResults/profileVisibility.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'metric results', ...rest);

/** The released campaigns of the viewed account, newest first. */
export const metricCampaignsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'campaigns'),
    queryFn: async ({ signal }) => (await callMain(calls.campaigns, {}, { signal })).campaigns,
  });

/** The published metrics of one campaign, or of the newest; null when nothing is released. */
export const publishedMetricsQuery = (accountId: number, campaignId: number | null) =>
  queryOptions({
    queryKey: key(accountId, 'published', campaignId),
    queryFn: async ({ signal }) =>
      (await callMain(calls.published, { campaign_id: campaignId }, { signal })).result,
  });

/** The ratings and choices for a campaign's custom questions, by self assessments and raters. */
export const cycleSharesQuery = (accountId: number, campaign_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'supplementals', campaign_id),
    queryFn: async ({ signal }) => (await callMain(calls.supplementals, { campaign_id }, { signal })).views,
  });

/** The comments on a campaign's custom questions; all of them when `search` is empty. */
export const cycleCommentsQuery = (accountId: number, campaign_id: number, search: string) =>
  queryOptions({
    queryKey: key(accountId, 'comments', campaign_id, search),
    queryFn: async ({ signal }) =>
      (await callMain(calls.comments, { campaign_id, search }, { signal })).views,
    placeholderData: keepPreviousData,
  });

/** The survey feedback of a released campaign; all of its comments when `search` is empty. */
export const cycleFeedbackQuery = (accountId: number, campaign_id: number, search: string) =>
  queryOptions({
    queryKey: key(accountId, 'feedback', campaign_id, search),
    queryFn: ({ signal }) => callMain(calls.feedback, { campaign_id, search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Everyone whose profile the signed-in person can see. */
export const visiblePeopleQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'people'),
    queryFn: ({ signal }) => callMain(calls.people, {}, { signal }),
  });

export type ListedConstellation = AnswerOf<typeof calls.constellations>['constellations'][number];

export const constellationsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'constellations'),
    queryFn: async ({ signal }) => (await callMain(calls.constellations, {}, { signal })).constellations,
  });

export type OwnBuilderContent = AnswerOf<typeof calls.building>;

/** Sprints, blueprints and constellations of the signed-in person. */
export const ownBuilderContentQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'building'),
    queryFn: ({ signal }) => callMain(calls.building, {}, { signal }),
  });

export type ConstellationResults = AnswerOf<typeof calls.constellation>;

export const constellationQuery = (accountId: number, constellationId: number) =>
  queryOptions({
    queryKey: key(accountId, 'constellation', constellationId),
    queryFn: ({ signal }) => callMain(calls.constellation, { constellation_id: constellationId }, { signal }),
  });

export type ComparedProfiles = AnswerOf<typeof calls.compare>;

export const comparedProfilesQuery = (accountId: number, userId: number) =>
  queryOptions({
    queryKey: key(accountId, 'compare', userId),
    queryFn: ({ signal }) => callMain(calls.compare, { user_id: userId }, { signal }),
  });

export type BenchmarkedProfile = AnswerOf<typeof calls.benchmark>;

/** A profile with the company average; without `userId` the signed-in person's own. */
export const benchmarkedProfileQuery = (accountId: number, userId: number | null) =>
  queryOptions({
    queryKey: key(accountId, 'benchmark', userId),
    queryFn: ({ signal }) => callMain(calls.benchmark, { user_id: userId }, { signal }),
  });

export type ProfilesByRelationship = AnswerOf<typeof calls.relationship>;

/** A profile with those of its rater groups; without `userId` the signed-in person's own. */
export const profilesByRelationshipQuery = (accountId: number, userId: number | null) =>
  queryOptions({
    queryKey: key(accountId, 'relationship', userId),
    queryFn: ({ signal }) => callMain(calls.relationship, { user_id: userId }, { signal }),
  });

/** The people with whom the signed-in person shares their profile. */
export const ownSharingQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'sharing'),
    queryFn: ({ signal }) => callMain(calls.sharing, {}, { signal }),
  });

export const sharingKeys = (accountId: number) => [ownSharingQuery(accountId).queryKey];

export const shareResults = (sharedWith: SharingAudience | null) =>
  callMain(calls.share, { shared_with: sharedWith });
