import type { FastifyInstance } from 'fastify';
import { benchmarkCampaignCalls } from '../../../contract/v2/benchmarkCampaigns.ts';
import { campaignMessages as say } from '../../../locales/en/campaigns.ts';
import type { Deps } from '../../deps.ts';
import { cancelOpening, scheduleOpening } from '../../usecases/campaigns/opening/scheduleOpening.ts';
import { listParticipants } from '../../usecases/campaigns/participants.ts';
import { readBenchmarkTopics } from '../../usecases/campaigns/readBenchmarkContent.ts';
import { readCampaigns } from '../../usecases/campaigns/readCampaigns.ts';
import { readLaunchCheck } from '../../usecases/campaigns/readLaunchCheck.ts';
import { readReminderCheck } from '../../usecases/campaigns/readReminderCheck.ts';
import { readParticipationOfList } from '../../usecases/campaigns/readVisibleParticipation.ts';
import { callServer } from '../calls.ts';

export function registerBenchmarkCampaignRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(benchmarkCampaignCalls.campaigns, async ({ filter }, caller) => ({
    campaigns: await readCampaigns(deps, caller, filter ?? {}),
  }));
  serve(benchmarkCampaignCalls.participation, async ({ campaign_ids }, caller) => ({
    campaigns: await readParticipationOfList(deps, caller, campaign_ids),
  }));
  serve(benchmarkCampaignCalls.topics, async (_nothing, caller) => ({
    topics: await readBenchmarkTopics(deps, caller),
  }));
  serve(benchmarkCampaignCalls.launchCheck, ({ campaign_id }, caller) =>
    readLaunchCheck(deps, caller, campaign_id),
  );
  serveChange(benchmarkCampaignCalls.schedule, say.scheduled, (input, caller) =>
    scheduleOpening(deps, caller, { kind: 'benchmark', ...input }),
  );
  serveChange(benchmarkCampaignCalls.cancelSchedule, say.scheduleCanceled, ({ campaign_id }, caller) =>
    cancelOpening(deps, caller, { kind: 'benchmark', campaign_id }),
  );
  serve(benchmarkCampaignCalls.reminderCheck, ({ campaign_id }, caller) =>
    readReminderCheck(deps, caller, campaign_id),
  );
  serve(benchmarkCampaignCalls.participants, (query, caller) =>
    listParticipants(deps, caller, { ...query, status: query.status ?? null }),
  );
}
