import { minimumOfGroup } from '../../../domain/followUps/followUpGroups.ts';
import { minRespondentsForMargins } from '../../../domain/release/measureMargins.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { listChosenPeople } from '../../store/campaigns/audienceMembers.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { countEveryone, invitedOf } from '../../store/campaigns/invitedPeople.ts';
import type { Tx } from '../../store/database.ts';
import { findSimilarCampaigns } from '../campaigns/findSimilarCampaigns.ts';
import type { FollowUpPlan } from './planFollowUp.ts';
import type { Focus } from './readFollowUpFocus.ts';

/** Returns what a lead reads before a follow-up pulse is scheduled: its audience, its dates, and how results will be limited (R24). */
export async function presentOffer(
  deps: Deps,
  tx: Tx,
  focus: Focus,
  plan: Exclude<FollowUpPlan, { kind: 'obstacle' }>,
) {
  const { accountId, source } = focus;
  const ownGroup = {
    own_invited: plan.own.invited,
    minimum: minimumOfGroup(plan.own.kind, source.min_group),
  };
  if (plan.kind === 'new') {
    const { group, days, fields, own } = plan;
    const planned = { ...fields, id: 0, account_id: accountId };
    const similar = await findSimilarCampaigns(tx, planned, {
      people: group.people,
      day: today(deps.clock),
    });
    return {
      ...days,
      ...similar,
      ...ownGroup,
      group_kind: group.kind,
      group_names: [...group.names],
      invited: group.invited,
      can_show_change: group.invited >= minRespondentsForMargins,
      is_wider: group !== own,
      is_shared: false,
      min_group: fields.min_group,
    };
  }
  const { campaign, first } = plan;
  const audience = await benchmarkAudiences.of(tx, { accountId, campaignId: campaign.id });
  const people =
    campaign.audience === 'everyone'
      ? await countEveryone(tx, accountId)
      : invitedOf(await listChosenPeople(tx, accountId, audience));
  const similar = await findSimilarCampaigns(tx, campaign, { people, day: today(deps.clock) });
  return {
    opens_on: campaign.opens_on ?? '',
    closes_on: campaign.closes_on,
    ...similar,
    ...ownGroup,
    group_kind: first.group_kind,
    group_names: first.group_names,
    invited: people.count,
    can_show_change: people.count >= minRespondentsForMargins,
    is_wider: people.count > plan.own.invited,
    is_shared: true,
    min_group: campaign.min_group,
  };
}
