import type { FastifyInstance } from 'fastify';
import { surveyCampaignCalls as calls } from '../../../contract/v2/surveyCampaigns.ts';
import { campaignMessages as opening } from '../../../locales/en/campaigns.ts';
import { surveyMessages as say } from '../../../locales/en/surveyMessages.ts';
import type { Deps } from '../../deps.ts';
import { cancelOpening, scheduleOpening } from '../../usecases/campaigns/opening/scheduleOpening.ts';
import { addToSurveyAudience } from '../../usecases/surveys/addToSurveyAudience.ts';
import { closeSurveyCampaign } from '../../usecases/surveys/closeSurveyCampaign.ts';
import { copySurveyCampaign } from '../../usecases/surveys/copySurveyCampaign.ts';
import { deleteSurveyCampaign } from '../../usecases/surveys/deleteSurveyCampaign.ts';
import { launchSurveyCampaign } from '../../usecases/surveys/launchSurveyCampaign.ts';
import { readSurveyCampaign } from '../../usecases/surveys/readSurveyCampaign.ts';
import { readSurveyFunnel, readSurveySummary } from '../../usecases/surveys/readSurveyFunnel.ts';
import { readSurveyReminderCheck } from '../../usecases/surveys/readSurveyReminderCheck.ts';
import { listTargets, readTarget, searchSurveyTargets } from '../../usecases/surveys/readTargets.ts';
import { releaseSurveyCampaign } from '../../usecases/surveys/releaseSurveyCampaign.ts';
import { createSurveyCampaign, updateSurveyCampaign } from '../../usecases/surveys/saveSurveyCampaign.ts';
import { callServer } from '../calls.ts';

export function registerSurveyCampaignRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  registerReadRoutes(app, deps);
  serve(calls.create, async (draft, caller) => ({
    campaign_id: await createSurveyCampaign(deps, caller, draft),
    message: say.created,
  }));
  serve(calls.update, async ({ campaign_id, updated_at, ...draft }, caller) => {
    const edited = { campaignId: campaign_id, version: updated_at };
    const isCanceled = await updateSurveyCampaign(deps, caller, edited, draft);
    return {
      campaign_id,
      message: isCanceled ? opening.unscheduled : say.saved,
      schedule_canceled: isCanceled,
    };
  });
  serve(calls.audience, async ({ campaign_id, ...added }, caller) => ({
    added: await addToSurveyAudience(deps, caller, campaign_id, added),
    message: say.added,
  }));
  serve(calls.clone, async ({ campaign_id, repeat }, caller) => {
    const { copyId, isNarrowed } = await copySurveyCampaign(deps, caller, campaign_id, repeat);
    return { campaign_id: copyId, message: isNarrowed ? say.copiedInPart : say.copied };
  });
  serveChange(calls.schedule, opening.scheduled, (input, caller) =>
    scheduleOpening(deps, caller, { kind: 'survey', ...input }),
  );
  serveChange(calls.cancelSchedule, opening.scheduleCanceled, ({ campaign_id }, caller) =>
    cancelOpening(deps, caller, { kind: 'survey', campaign_id }),
  );
  const steps = [
    [calls.launch, launchSurveyCampaign, say.launched],
    [calls.close, closeSurveyCampaign, say.closed],
    [calls.release, releaseSurveyCampaign, say.released],
    [calls.delete, deleteSurveyCampaign, say.deleted],
  ] as const;
  for (const [call, step, message] of steps) {
    serveChange(call, message, ({ campaign_id }, caller) => step(deps, caller, campaign_id));
  }
}

function registerReadRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(calls.campaign, ({ campaign_id }, caller) => readSurveyCampaign(deps, caller, campaign_id));
  serve(calls.reminderCheck, ({ campaign_id }, caller) => readSurveyReminderCheck(deps, caller, campaign_id));
  serve(calls.funnel, ({ campaign_id }, caller) => readSurveyFunnel(deps, caller, campaign_id));
  serve(calls.targets, (query, caller) => listTargets(deps, caller, query));
  serve(calls.target, ({ target_id }, caller) => readTarget(deps, caller, target_id));
  serve(calls.summary, ({ campaign_ids }, caller) => readSurveySummary(deps, caller, campaign_ids));
  serve(calls.search, async ({ q }, caller) => ({
    surveys: await searchSurveyTargets(deps, caller, q),
  }));
}
