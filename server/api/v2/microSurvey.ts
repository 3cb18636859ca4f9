import type { FastifyInstance } from 'fastify';
import { microSurveyCalls } from '../../../contract/v2/microSurvey.ts';
import type { Deps } from '../../deps.ts';
import { readCampaigns } from '../../usecases/campaigns/listCampaigns.ts';
import { listParticipants } from '../../usecases/campaigns/participants.ts';
import { readTopics } from '../../usecases/campaigns/readContent.ts';
import { serve } from '../calls.ts';

export function microSurvey(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, microSurveyCalls.campaigns, async ({ filter }, { signedIn }) => ({
    campaigns: await readCampaigns(deps, signedIn, filter ?? {}),
  }));
  serve(app, deps, microSurveyCalls.topics, async (_nothing, { signedIn }) => ({
    topics: await readTopics(deps, signedIn),
  }));
  serve(app, deps, microSurveyCalls.participants, (query, { signedIn }) =>
    listParticipants(deps, signedIn, { ...query, status: query.status ?? null }),
  );
}
