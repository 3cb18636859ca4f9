import type { FastifyInstance } from 'fastify';
import { campaignPhp as actions } from '../../../contract/legacy/campaignPhp.ts';
import { campaignMessages as say } from '../../../locales/en/campaigns.ts';
import type { Deps } from '../../deps.ts';
import { createCampaign, updateCampaign } from '../../usecases/campaigns/saveCampaign.ts';
import { bindAction, serveLegacy } from '../calls.ts';

/** Serves `campaign.php`: a body without an id creates a campaign, a body with an id changes one. */
export function registerCampaignPhpRoute(app: FastifyInstance, deps: Deps): void {
  serveLegacy(
    app,
    deps,
    'campaign.php',
    [
      bindAction(actions.create, async (draft, { signedIn }) => ({
        campaign_id: await createCampaign(deps, signedIn, draft),
        message: say.created,
      })),
      bindAction(actions.update, async ({ campaign_id, updated_at, ...draft }, { signedIn }) => {
        const edited = { campaignId: campaign_id, version: updated_at };
        const isCanceled = await updateCampaign(deps, signedIn, edited, draft);
        return {
          campaign_id,
          message: isCanceled ? say.unscheduled : say.saved,
          schedule_canceled: isCanceled,
        };
      }),
    ],
    'data',
  );
}
