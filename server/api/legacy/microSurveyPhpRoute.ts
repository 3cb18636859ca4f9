import type { FastifyInstance } from 'fastify';
import { microSurveyPhp as actions } from '../../../contract/legacy/microSurveyPhp.ts';
import { campaignMessages as say } from '../../../locales/en/campaigns.ts';
import type { Deps } from '../../deps.ts';
import { addToAudience } from '../../usecases/campaigns/addToAudience.ts';
import { deleteCampaign } from '../../usecases/campaigns/deleteCampaign.ts';
import { launchOrCloseCampaign } from '../../usecases/campaigns/launchOrCloseCampaign.ts';
import {
  readParticipant,
  resendInvitation,
  withdrawInvitation,
} from '../../usecases/campaigns/participants.ts';
import { readBenchmarkQuestions } from '../../usecases/campaigns/readBenchmarkContent.ts';
import { readCampaignDetails, readCampaigns } from '../../usecases/campaigns/readCampaigns.ts';
import { sendReminders } from '../../usecases/campaigns/sendReminders.ts';
import { bindAction, serveLegacy } from '../calls.ts';

/** Serves `micro_survey.php` with the same use cases as v2. */
export function registerMicroSurveyPhpRoute(app: FastifyInstance, deps: Deps): void {
  serveLegacy(app, deps, 'micro_survey.php', [...readers(deps), ...changers(deps)], 'data');
}

function readers(deps: Deps) {
  return [
    bindAction(actions.getCampaign, async ({ campaign_id }, { signedIn }) => ({
      ms_campaign: await readCampaignDetails(deps, signedIn, campaign_id),
    })),
    bindAction(actions.getAll, async (_nothing, { signedIn }) => ({
      micro_surveys: await readCampaigns(deps, signedIn, {}),
    })),
    bindAction(actions.getParticipant, async ({ participant_id }, { signedIn }) => ({
      participant: await readParticipant(deps, signedIn, participant_id),
    })),
    bindAction(actions.getQuestions, async ({ active_only }, { signedIn }) => ({
      questions: await readBenchmarkQuestions(deps, signedIn, active_only ? 'active' : 'all'),
    })),
  ];
}

function changers(deps: Deps) {
  return [
    bindAction(actions.assignUsers, async ({ campaign_id, ...audience }, { signedIn }) => {
      const isCanceled = await addToAudience(deps, signedIn, campaign_id, audience);
      return { message: isCanceled ? say.assignedUnscheduled : say.assigned };
    }),
    bindAction(actions.deleteAssignment, async (named, { signedIn }) => {
      await withdrawInvitation(deps, signedIn, named);
      return { message: say.unassigned };
    }),
    bindAction(actions.toggleStatus, async ({ campaign_id, from }, { signedIn }) => {
      const status = await launchOrCloseCampaign(deps, signedIn, campaign_id, from ?? null);
      return { message: status === 'open' ? say.launched : say.closed };
    }),
    bindAction(actions.sendReminders, async ({ campaign_id }, { signedIn }) => {
      await sendReminders(deps, signedIn, campaign_id);
      return { message: say.reminded };
    }),
    bindAction(actions.resend, async (named, { signedIn }) => {
      await resendInvitation(deps, signedIn, named);
      return { message: say.resent };
    }),
    bindAction(actions.deleteCampaign, async ({ campaign_id }, { signedIn }) => {
      await deleteCampaign(deps, signedIn, campaign_id);
      return { message: say.deleted };
    }),
  ];
}
