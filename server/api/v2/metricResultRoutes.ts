import type { FastifyInstance } from 'fastify';
import { metricResultCalls as calls } from '../../../contract/v2/metricResults.ts';
import type { Deps } from '../../deps.ts';
import { readApprovedBlueprints } from '../../usecases/metricResults/readApprovedBlueprints.ts';
import { readBuilderOverview } from '../../usecases/metricResults/readBuilderOverview.ts';
import {
  readCycleComments,
  readCycleShares,
  readCycleSurveyFeedback,
} from '../../usecases/metricResults/readCycleAnswers.ts';
import { readProfileByRelationship } from '../../usecases/metricResults/readProfileByRelationship.ts';
import {
  readPublishedMetrics,
  readReleasedCampaigns,
} from '../../usecases/metricResults/readPublishedMetrics.ts';
import { readTechnicalInformation } from '../../usecases/metricResults/readTechnicalInformation.ts';
import {
  compareProfiles,
  compareProfileWithCampaign,
  readConstellationResults,
  readConstellations,
  readVisibleProfiles,
} from '../../usecases/metricResults/readVisibleProfiles.ts';
import { readResultShare, shareResults } from '../../usecases/metricResults/shareResults.ts';
import { callServer } from '../calls.ts';

/**
 * Registers the calls for results of the personal metrics: published results of groups, and results of people
 * visible to the caller.
 */
export function registerMetricResultRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(calls.campaigns, async (_nothing, caller) => ({
    campaigns: await readReleasedCampaigns(deps, caller),
  }));
  serve(calls.published, async ({ campaign_id }, caller) => ({
    result: await readPublishedMetrics(deps, caller, campaign_id),
  }));
  serve(calls.technical, async ({ campaign_id }, caller) => ({
    technical: await readTechnicalInformation(deps, caller, campaign_id),
  }));
  serve(calls.supplementals, async ({ campaign_id }, caller) => ({
    views: await readCycleShares(deps, caller, campaign_id),
  }));
  serve(calls.comments, async (query, caller) => ({
    views: await readCycleComments(deps, caller, query),
  }));
  serve(calls.feedback, (query, caller) => readCycleSurveyFeedback(deps, caller, query));
  serve(calls.sharing, (_nothing, caller) => readResultShare(deps, caller));
  serve(calls.share, ({ shared_with }, caller) => shareResults(deps, caller, shared_with));
  serve(calls.people, (_nothing, caller) => readVisibleProfiles(deps, caller));
  serve(calls.constellations, async (_nothing, caller) => ({
    constellations: await readConstellations(deps, caller),
  }));
  serve(calls.constellation, ({ constellation_id }, caller) =>
    readConstellationResults(deps, caller, constellation_id),
  );
  serve(calls.blueprints, async (_nothing, caller) => ({
    blueprints: await readApprovedBlueprints(deps, caller),
  }));
  serve(calls.building, (_nothing, caller) => readBuilderOverview(deps, caller));
  serve(calls.compare, ({ user_id }, caller) => compareProfiles(deps, caller, user_id));
  serve(calls.benchmark, ({ user_id }, caller) => compareProfileWithCampaign(deps, caller, user_id));
  serve(calls.relationship, ({ user_id }, caller) => readProfileByRelationship(deps, caller, user_id));
}
