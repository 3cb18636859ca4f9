import type { FastifyInstance } from 'fastify';
import { metricResultCalls as calls } from '../../../contract/v2/metricResults.ts';
import type { Deps } from '../../deps.ts';
import { readBuilderItems } from '../../usecases/metricResults/readBuilderItems.ts';
import {
  readCycleComments,
  readCycleFeedback,
  readCycleShares,
} from '../../usecases/metricResults/readCycleAnswers.ts';
import { readProfileByRelationship } from '../../usecases/metricResults/readProfileByRelationship.ts';
import {
  readPublishedMetrics,
  readReleasedCampaigns,
} from '../../usecases/metricResults/readPublishedMetrics.ts';
import {
  compareProfiles,
  compareProfileWithCampaign,
  readConstellationResults,
  readConstellations,
  readVisibleProfiles,
} from '../../usecases/metricResults/readVisibleProfiles.ts';
import { readResultShare, shareResults } from '../../usecases/metricResults/shareResults.ts';
import { serve } from '../calls.ts';

/** Results of the personal metrics: published results of groups, and results of people visible to the caller. */
export function registerMetricResultRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.campaigns, async (_nothing, { signedIn }) => ({
    campaigns: await readReleasedCampaigns(deps, signedIn),
  }));
  serve(app, deps, calls.published, async ({ campaign_id }, { signedIn }) => ({
    result: await readPublishedMetrics(deps, signedIn, campaign_id),
  }));
  serve(app, deps, calls.supplementals, async ({ campaign_id }, { signedIn }) => ({
    views: await readCycleShares(deps, signedIn, campaign_id),
  }));
  serve(app, deps, calls.comments, async (query, { signedIn }) => ({
    views: await readCycleComments(deps, signedIn, query),
  }));
  serve(app, deps, calls.feedback, (query, { signedIn }) => readCycleFeedback(deps, signedIn, query));
  serve(app, deps, calls.sharing, (_nothing, { signedIn }) => readResultShare(deps, signedIn));
  serve(app, deps, calls.share, ({ shared_with }, { signedIn }) => shareResults(deps, signedIn, shared_with));
  serve(app, deps, calls.people, (_nothing, { signedIn }) => readVisibleProfiles(deps, signedIn));
  serve(app, deps, calls.constellations, async (_nothing, { signedIn }) => ({
    constellations: await readConstellations(deps, signedIn),
  }));
  serve(app, deps, calls.constellation, ({ constellation_id }, { signedIn }) =>
    readConstellationResults(deps, signedIn, constellation_id),
  );
  serve(app, deps, calls.building, (_nothing, { signedIn }) => readBuilderItems(deps, signedIn));
  serve(app, deps, calls.compare, ({ user_id }, { signedIn }) => compareProfiles(deps, signedIn, user_id));
  serve(app, deps, calls.benchmark, ({ user_id }, { signedIn }) =>
    compareProfileWithCampaign(deps, signedIn, user_id),
  );
  serve(app, deps, calls.relationship, ({ user_id }, { signedIn }) =>
    readProfileByRelationship(deps, signedIn, user_id),
  );
}
