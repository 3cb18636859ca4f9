import type { FastifyInstance } from 'fastify';
import { metricResultCalls as calls } from '../../../contract/v2/metricResults.ts';
import type { Deps } from '../../deps.ts';
import { readBuilding } from '../../usecases/metricResults/building.ts';
import { byRelationship } from '../../usecases/metricResults/byRelationship.ts';
import { cycleComments, cycleFeedback, cycleShares } from '../../usecases/metricResults/ownQuestions.ts';
import {
  benchmarkProfile,
  compareProfiles,
  constellationResults,
  viewedConstellations,
  visibleProfiles,
} from '../../usecases/metricResults/people.ts';
import { metricCampaigns, publishedMetrics } from '../../usecases/metricResults/publishedMetrics.ts';
import { readShare, shareResults } from '../../usecases/metricResults/shareResults.ts';
import { serve } from '../calls.ts';

/** Results of the personal metrics: published results of groups, and results of people visible to the caller. */
export function metricResults(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.campaigns, async (_nothing, { signedIn }) => ({
    campaigns: await metricCampaigns(deps, signedIn),
  }));
  serve(app, deps, calls.published, async ({ campaign_id }, { signedIn }) => ({
    result: await publishedMetrics(deps, signedIn, campaign_id),
  }));
  serve(app, deps, calls.supplementals, async ({ campaign_id }, { signedIn }) => ({
    views: await cycleShares(deps, signedIn, campaign_id),
  }));
  serve(app, deps, calls.comments, async (query, { signedIn }) => ({
    views: await cycleComments(deps, signedIn, query),
  }));
  serve(app, deps, calls.feedback, (query, { signedIn }) => cycleFeedback(deps, signedIn, query));
  serve(app, deps, calls.sharing, (_nothing, { signedIn }) => readShare(deps, signedIn));
  serve(app, deps, calls.share, ({ shared_with }, { signedIn }) => shareResults(deps, signedIn, shared_with));
  serve(app, deps, calls.people, (_nothing, { signedIn }) => visibleProfiles(deps, signedIn));
  serve(app, deps, calls.constellations, async (_nothing, { signedIn }) => ({
    constellations: await viewedConstellations(deps, signedIn),
  }));
  serve(app, deps, calls.constellation, ({ constellation_id }, { signedIn }) =>
    constellationResults(deps, signedIn, constellation_id),
  );
  serve(app, deps, calls.building, (_nothing, { signedIn }) => readBuilding(deps, signedIn));
  serve(app, deps, calls.compare, ({ user_id }, { signedIn }) => compareProfiles(deps, signedIn, user_id));
  serve(app, deps, calls.benchmark, ({ user_id }, { signedIn }) => benchmarkProfile(deps, signedIn, user_id));
  serve(app, deps, calls.relationship, ({ user_id }, { signedIn }) =>
    byRelationship(deps, signedIn, user_id),
  );
}
