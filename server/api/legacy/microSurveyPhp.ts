import type { FastifyInstance } from 'fastify';
import { microSurveyPhp as actions } from '../../../contract/legacy/microSurveyPhp.ts';
import { campaignMessages as say } from '../../../locales/en/campaigns.ts';
import type { Deps } from '../../deps.ts';
import { assignAudience } from '../../usecases/assignAudience.ts';
import { readQuestions } from '../../usecases/benchmarkContent.ts';
import { deleteCampaign } from '../../usecases/deleteCampaign.ts';
import { readCampaigns, readCampaignWhole } from '../../usecases/listCampaigns.ts';
import { readParticipant, resendInvitation, withdrawInvitation } from '../../usecases/participants.ts';
import { sendReminders } from '../../usecases/sendReminders.ts';
import { toggleStatus } from '../../usecases/toggleStatus.ts';
import { on, serveLegacy } from '../calls.ts';

/** `micro_survey.php`, over the same use cases as the calls of v2. */
export function microSurveyPhp(app: FastifyInstance, deps: Deps): void {
  serveLegacy(app, deps, 'micro_survey.php', [...readers(deps), ...changers(deps)], 'data');
}

function readers(deps: Deps) {
  return [
    on(actions.getCampaign, async ({ campaign_id }, { signedIn }) => ({
      ms_campaign: await readCampaignWhole(deps, signedIn, campaign_id),
    })),
    on(actions.getAll, async (_nothing, { signedIn }) => ({
      micro_surveys: await readCampaigns(deps, signedIn, {}),
    })),
    on(actions.getParticipant, async ({ participant_id }, { signedIn }) => ({
      participant: await readParticipant(deps, signedIn, participant_id),
    })),
    on(actions.getQuestions, async ({ active_only }, { signedIn }) => ({
      questions: await readQuestions(deps, signedIn, active_only ? 'active' : 'all'),
    })),
  ];
}

function changers(deps: Deps) {
  return [
    on(actions.assignUsers, async ({ campaign_id, ...audience }, { signedIn }) => {
      await assignAudience(deps, signedIn, campaign_id, audience);
      return { message: say.assigned };
    }),
    on(actions.deleteAssignment, async (named, { signedIn }) => {
      await withdrawInvitation(deps, signedIn, named);
      return { message: say.unassigned };
    }),
    on(actions.toggleStatus, async ({ campaign_id, from }, { signedIn }) => {
      const status = await toggleStatus(deps, signedIn, campaign_id, from ?? null);
      return { message: status === 'open' ? say.launched : say.closed };
    }),
    on(actions.sendReminders, async ({ campaign_id }, { signedIn }) => {
      await sendReminders(deps, signedIn, campaign_id);
      return { message: say.reminded };
    }),
    on(actions.resend, async (named, { signedIn }) => {
      await resendInvitation(deps, signedIn, named);
      return { message: say.resent };
    }),
    on(actions.deleteCampaign, async ({ campaign_id }, { signedIn }) => {
      await deleteCampaign(deps, signedIn, campaign_id);
      return { message: say.deleted };
    }),
  ];
}
