import type { AnswerOf } from '../contract/call.ts';
import { metricResultCalls as calls } from '../contract/v2/metricResults.ts';
import type { SharingAudience } from '../domain/metricResults/profileVisibility.ts';
import { callMain } from './http.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Nothing read for one viewed account may be drawn for the next, so each key begins with the account. */
const keyed = (accountId: number, ...rest: readonly (string | number | null)[]) =>
  ['metric results', accountId, ...rest] as const;

/** The released campaigns of the viewed account, newest first. */
export const metricCampaigns = (accountId: number) => ({
  queryKey: keyed(accountId, 'campaigns'),
  queryFn: async ({ signal }: Asked) => (await callMain(calls.campaigns, {}, { signal })).campaigns,
});

/** What is published of one campaign, or of the newest; null where nothing is released. */
export const publishedMetrics = (accountId: number, campaignId: number | null) => ({
  queryKey: keyed(accountId, 'published', campaignId),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.published, { campaign_id: campaignId }, { signal })).result,
});

/** How the ratings and choices of a campaign's own questions are spread, of themselves and of others apart. */
export const cycleShares = (accountId: number, campaign_id: number) => ({
  queryKey: keyed(accountId, 'supplementals', campaign_id),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.supplementals, { campaign_id }, { signal })).views,
});

/** What was said to them in own words; `search` empty for all of it. */
export const cycleComments = (accountId: number, campaign_id: number, search: string) => ({
  queryKey: keyed(accountId, 'comments', campaign_id, search),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.comments, { campaign_id, search }, { signal })).views,
});

/** What people thought of a released survey campaign; `search` empty for all of their words. */
export const cycleFeedback = (accountId: number, campaign_id: number, search: string) => ({
  queryKey: keyed(accountId, 'feedback', campaign_id, search),
  queryFn: ({ signal }: Asked) => callMain(calls.feedback, { campaign_id, search }, { signal }),
});

/** Everybody whose profile the signed-in person sees. */
export const visiblePeople = (accountId: number) => ({
  queryKey: keyed(accountId, 'people'),
  queryFn: ({ signal }: Asked) => callMain(calls.people, {}, { signal }),
});

export const viewedConstellations = (accountId: number) => ({
  queryKey: keyed(accountId, 'constellations'),
  queryFn: async ({ signal }: Asked) => (await callMain(calls.constellations, {}, { signal })).constellations,
});

/** Sprints, blueprints and constellations of the signed-in person. */
export const ownBuilding = (accountId: number) => ({
  queryKey: keyed(accountId, 'building'),
  queryFn: ({ signal }: Asked) => callMain(calls.building, {}, { signal }),
});

export type ConstellationResults = AnswerOf<typeof calls.constellation>;

export const constellationResults = (accountId: number, constellationId: number) => ({
  queryKey: keyed(accountId, 'constellation', constellationId),
  queryFn: ({ signal }: Asked) =>
    callMain(calls.constellation, { constellation_id: constellationId }, { signal }),
});

export type ComparedProfiles = AnswerOf<typeof calls.compare>;

export const comparedProfiles = (accountId: number, userId: number) => ({
  queryKey: keyed(accountId, 'compare', userId),
  queryFn: ({ signal }: Asked) => callMain(calls.compare, { user_id: userId }, { signal }),
});

export type BenchmarkedProfile = AnswerOf<typeof calls.benchmark>;

/** Of the signed-in person when nobody is named. */
export const benchmarkedProfile = (accountId: number, userId: number | null) => ({
  queryKey: keyed(accountId, 'benchmark', userId),
  queryFn: ({ signal }: Asked) => callMain(calls.benchmark, { user_id: userId }, { signal }),
});

export type ProfilesByRelationship = AnswerOf<typeof calls.relationship>;

/** The same by groups of raters. */
export const profilesByRelationship = (accountId: number, userId: number | null) => ({
  queryKey: keyed(accountId, 'relationship', userId),
  queryFn: ({ signal }: Asked) => callMain(calls.relationship, { user_id: userId }, { signal }),
});

/** With whom the signed-in person shares the own profile. */
export const ownSharing = (accountId: number) => ({
  queryKey: keyed(accountId, 'sharing'),
  queryFn: ({ signal }: Asked) => callMain(calls.sharing, {}, { signal }),
});

export const shareResults = (sharedWith: SharingAudience | null) =>
  callMain(calls.share, { shared_with: sharedWith });
