import type { FastifyInstance } from 'fastify';
import { benchmarkCampaignCalls } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { Deps } from '../../deps.ts';
import { listParticipants } from '../../usecases/campaigns/participants.ts';
import { readBenchmarkTopics } from '../../usecases/campaigns/readBenchmarkContent.ts';
import { readCampaigns } from '../../usecases/campaigns/readCampaigns.ts';
import { serve } from '../calls.ts';

export function registerMicroSurveyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, benchmarkCampaignCalls.campaigns, async ({ filter }, { signedIn }) => ({
    campaigns: await readCampaigns(deps, signedIn, filter ?? {}),
  }));
  serve(app, deps, benchmarkCampaignCalls.topics, async (_nothing, { signedIn }) => ({
    topics: await readBenchmarkTopics(deps, signedIn),
  }));
  serve(app, deps, benchmarkCampaignCalls.participants, (query, { signedIn }) =>
    listParticipants(deps, signedIn, { ...query, status: query.status ?? null }),
  );
}
