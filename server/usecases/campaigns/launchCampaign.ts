import { checkBenchmarkLaunch } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { addForm, type Campaign, changeCampaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { createCampaignKey } from '../keys/campaignKeys.ts';
import { checkAudience, peopleInAudience } from './campaignAccess.ts';
import { inviteParticipants } from './inviteParticipants.ts';
import { unscheduledFields } from './opening/openingKinds.ts';
import { planCampaignForm } from './planCampaignForm.ts';

/**
 * Launches a draft in the given transaction: freezes its participants and questions, creates its key and queues the
 * invitations. `checkInvited` refuses an audience that the caller may not invite. Throws `campaign_empty`, `campaign_too_small`, `audience_too_small`, `campaign_past`, `questions_missing`.
 */
export async function launchCampaign(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  campaign: Campaign,
  checkInvited = checkAudience,
): Promise<void> {
  const now = deps.clock.now();
  const day = await readAccountDay(deps, tx, campaign.account_id);
  if (campaign.closes_on < day) throw new Refusal('campaign_past');
  const audience = await benchmarkAudiences.of(tx, {
    accountId: campaign.account_id,
    campaignId: campaign.id,
  });
  await checkInvited(tx, caller, campaign.audience, audience);
  const people = await peopleInAudience(tx, campaign, audience);
  checkBenchmarkLaunch(people.length, campaign);

  const form = await planCampaignForm(tx, campaign);
  if (form.question_ids.length === 0) throw new Refusal('questions_missing');
  await addForm(tx, campaign, form);
  await createCampaignKey(deps, tx, { kind: 'campaign', id: campaign.id });
  const opened = { status: 'open', launched_on: day, ...unscheduledFields, opening_problem: null } as const;
  await changeCampaign(tx, campaign.id, opened, now);
  await inviteParticipants(deps, tx, campaign, people);
  await recordAudit(tx, caller, {
    action: 'launch',
    resource: 'benchmark_campaigns',
    id: campaign.id,
    before: { status: 'draft' },
    after: { status: 'open', invited: people.length },
    now,
  });
}
