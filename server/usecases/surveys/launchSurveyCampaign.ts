import { Refusal } from '../../../domain/refusal.ts';
import { checkBounds } from '../../../domain/surveys/bounds.ts';
import { checkSurveyLaunch } from '../../../domain/surveys/status.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { freezeSupplementals } from '../../store/askedSupplementals.ts';
import { cycleAudiences } from '../../store/audiences.ts';
import type { Tx } from '../../store/database.ts';
import { listMetricQuestions } from '../../store/metricQuestions.ts';
import {
  addAssessmentForm,
  addSurveyKeys,
  changeSurveyCampaign,
  type SurveyCampaign,
} from '../../store/surveys/campaigns.ts';
import type { Asker } from '../asker.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { checkReach } from '../campaignReach.ts';
import { makeSurveyKeys } from '../scoring/surveyKeys.ts';
import { noteSurvey } from './note.ts';
import { peopleMeant, takeSurvey } from './reach.ts';
import { targetPeople } from './targetPeople.ts';

/**
 * Opens a draft: freezes whom it is about and what is asked, makes its keys, names managers and direct reports and
 * queues the invitations, all or nothing. Throws `status_change`, `campaign_past`, `campaign_empty`, `invalid`.
 */
export async function launchSurveyCampaign(deps: Deps, asker: Asker, campaignId: number): Promise<void> {
  const day = today(deps.clock);
  const now = deps.clock.now();
  await deps.database.as(asker.scope, async (tx) => {
    const campaign = await takeSurvey(tx, asker, campaignId);
    const audience = await cycleAudiences.of(tx, { accountId: campaign.account_id, campaignId });
    await checkReach(tx, asker, campaign.audience, audience);
    const people = await peopleMeant(tx, campaign, audience);
    checkSurveyLaunch(campaign, people.length, day);
    checkBounds(campaign.relationships, campaign);

    await addForms(tx, campaign);
    await addSurveyKeys(tx, campaignId, makeSurveyKeys(deps.environment.secret, campaignId));
    await changeSurveyCampaign(tx, campaignId, { status: 'open', launched_on: day }, now);
    const { targets, approved } = await targetPeople(tx, asker, campaign, people);
    await inviteAssignments(deps, tx, approved);
    await noteSurvey(tx, asker, {
      action: 'launch',
      campaignId,
      before: { status: 'draft' },
      after: { status: 'open', targets },
      now,
    });
  });
  await deps.jobs.wake('send-mails');
}

async function addForms(tx: Tx, campaign: SurveyCampaign): Promise<void> {
  const kinds = campaign.relationships.length > 0 ? (['s', 'r'] as const) : (['s'] as const);
  const own = await freezeSupplementals(tx, campaign.account_id, campaign.supplemental_ids);
  for (const kind of kinds) {
    const questions = await listMetricQuestions(tx, kind);
    if (questions.length === 0) throw new Refusal('not_configured', 409);
    await addAssessmentForm(tx, campaign, kind, { question_ids: questions.map(({ id }) => id), ...own });
  }
}
