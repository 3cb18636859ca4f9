import type { FastifyInstance } from 'fastify';
import { surveyCampaignCalls as calls } from '../../../contract/v2/surveyCampaigns.ts';
import { surveyMessages as say } from '../../../locales/en/surveyMessages.ts';
import type { Deps } from '../../deps.ts';
import { addToSurveyAudience } from '../../usecases/surveys/addToSurveyAudience.ts';
import { closeSurveyCampaign } from '../../usecases/surveys/closeSurveyCampaign.ts';
import { copySurveyCampaign } from '../../usecases/surveys/copySurveyCampaign.ts';
import { deleteSurveyCampaign } from '../../usecases/surveys/deleteSurveyCampaign.ts';
import { launchSurveyCampaign } from '../../usecases/surveys/launchSurveyCampaign.ts';
import { readSurveyCampaign } from '../../usecases/surveys/readSurveyCampaign.ts';
import { readSurveyFunnel, readSurveySummary } from '../../usecases/surveys/readSurveyFunnel.ts';
import { listTargets, readTarget, searchSurveyTargets } from '../../usecases/surveys/readTargets.ts';
import { releaseSurveyCampaign } from '../../usecases/surveys/releaseSurveyCampaign.ts';
import { createSurveyCampaign, updateSurveyCampaign } from '../../usecases/surveys/saveSurveyCampaign.ts';
import { serve } from '../calls.ts';

export function registerSurveyCampaignRoutes(app: FastifyInstance, deps: Deps): void {
  registerReadRoutes(app, deps);
  serve(app, deps, calls.create, async (draft, { signedIn }) => ({
    campaign_id: await createSurveyCampaign(deps, signedIn, draft),
    message: say.created,
  }));
  serve(app, deps, calls.update, async ({ campaign_id, updated_at, ...draft }, { signedIn }) => {
    await updateSurveyCampaign(deps, signedIn, { campaignId: campaign_id, version: updated_at }, draft);
    return { campaign_id, message: say.saved };
  });
  serve(app, deps, calls.audience, async ({ campaign_id, ...added }, { signedIn }) => ({
    added: await addToSurveyAudience(deps, signedIn, campaign_id, added),
    message: say.added,
  }));
  serve(app, deps, calls.clone, async ({ campaign_id, repeat }, { signedIn }) => ({
    campaign_id: await copySurveyCampaign(deps, signedIn, campaign_id, repeat),
    message: say.copied,
  }));
  const steps = [
    [calls.launch, launchSurveyCampaign, say.launched],
    [calls.close, closeSurveyCampaign, say.closed],
    [calls.release, releaseSurveyCampaign, say.released],
    [calls.delete, deleteSurveyCampaign, say.deleted],
  ] as const;
  for (const [call, step, message] of steps) {
    serve(app, deps, call, async ({ campaign_id }, { signedIn }) => {
      await step(deps, signedIn, campaign_id);
      return { message };
    });
  }
}

function registerReadRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.campaign, ({ campaign_id }, { signedIn }) =>
    readSurveyCampaign(deps, signedIn, campaign_id),
  );
  serve(app, deps, calls.funnel, ({ campaign_id }, { signedIn }) =>
    readSurveyFunnel(deps, signedIn, campaign_id),
  );
  serve(app, deps, calls.targets, (query, { signedIn }) => listTargets(deps, signedIn, query));
  serve(app, deps, calls.target, ({ target_id }, { signedIn }) => readTarget(deps, signedIn, target_id));
  serve(app, deps, calls.summary, ({ campaign_ids }, { signedIn }) =>
    readSurveySummary(deps, signedIn, campaign_ids),
  );
  serve(app, deps, calls.search, async ({ q }, { signedIn }) => ({
    surveys: await searchSurveyTargets(deps, signedIn, q),
  }));
}
