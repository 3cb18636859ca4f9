import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../contract/call.ts';
import { metricResultCalls as calls } from '../contract/v2/metricResults.ts';
import type { SharingAudience } from '../domain/metricResults/profileVisibility.ts';
import { constellations } from '../resources/constellations/constellations.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';

const key = keysOf('metric results');

/** The released campaigns of the viewed account, newest first. */
export const metricCampaignsQuery = (accountId: number) =>
  memberQuery(key(accountId, 'campaigns'), calls.campaigns, {}, 'campaigns');

/** The published metrics of one campaign, or of the newest; null when nothing is released. */
export const publishedMetricsQuery = (accountId: number, campaignId: number | null) =>
  memberQuery(
    key(accountId, 'published', campaignId),
    calls.published,
    { campaign_id: campaignId },
    'result',
  );

/** The target ranges of the approved blueprints. */
export const approvedBlueprintsQuery = (accountId: number) =>
  memberQuery(key(accountId, 'blueprints'), calls.blueprints, {}, 'blueprints');

/** The reliability of the results of one campaign, or of the newest; null if it wasn't measured. */
export const technicalInformationQuery = (accountId: number, campaignId: number | null) =>
  memberQuery(
    key(accountId, 'technical', campaignId),
    calls.technical,
    { campaign_id: campaignId },
    'technical',
  );

/** The ratings and choices for a campaign's custom questions, by self-assessments and raters. */
export const cycleSharesQuery = (accountId: number, campaign_id: number) =>
  memberQuery(key(accountId, 'supplementals', campaign_id), calls.supplementals, { campaign_id }, 'views');

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
  pageQuery(key(accountId, 'feedback', campaign_id, search), calls.feedback, { campaign_id, search });

/** Everyone whose profile the signed-in person can see. */
export const visiblePeopleQuery = (accountId: number) =>
  callQuery(key(accountId, 'people'), calls.people, {});

export type ListedConstellation = ResponseOf<typeof calls.constellations>['constellations'][number];

export const constellationsQuery = (accountId: number) =>
  memberQuery(key(accountId, 'constellations'), calls.constellations, {}, 'constellations');

export type BuilderOverview = ResponseOf<typeof calls.building>;

/** Sprints, blueprints and constellations of the signed-in person. */
export const builderOverviewQuery = (accountId: number) =>
  callQuery(key(accountId, 'building'), calls.building, {});

/** Everything cached about constellations: their results, their lists and their records. */
export const constellationKeys = (accountId: number) => [
  key(accountId, 'constellation'),
  key(accountId, 'constellations'),
  key(accountId, 'building'),
  recordsKey(constellations),
];

export type ConstellationResults = ResponseOf<typeof calls.constellation>;

export const constellationQuery = (accountId: number, constellationId: number) =>
  callQuery(key(accountId, 'constellation', constellationId), calls.constellation, {
    constellation_id: constellationId,
  });

export type ComparedProfiles = ResponseOf<typeof calls.compare>;

export const comparedProfilesQuery = (accountId: number, userId: number) =>
  callQuery(key(accountId, 'compare', userId), calls.compare, { user_id: userId });

export type BenchmarkedProfile = ResponseOf<typeof calls.benchmark>;

/** A profile with the company average; without `userId` the signed-in person's own. */
export const benchmarkedProfileQuery = (accountId: number, userId: number | null) =>
  callQuery(key(accountId, 'benchmark', userId), calls.benchmark, { user_id: userId });

export type ProfilesByRelationship = ResponseOf<typeof calls.relationship>;

/** A profile with those of its rater groups; without `userId` the signed-in person's own. */
export const profilesByRelationshipQuery = (accountId: number, userId: number | null) =>
  callQuery(key(accountId, 'relationship', userId), calls.relationship, { user_id: userId });

/** The people with whom the signed-in person shares their profile. */
export const ownSharingQuery = (accountId: number) => callQuery(key(accountId, 'sharing'), calls.sharing, {});

export const sharingKeys = (accountId: number) => [ownSharingQuery(accountId).queryKey];

export const shareResults = (sharedWith: SharingAudience | null) =>
  callMain(calls.share, { shared_with: sharedWith });
