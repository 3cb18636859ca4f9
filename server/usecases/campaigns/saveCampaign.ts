import {
  checkBenchmarkEdit,
  checkMinimumGroupSize,
  defaultSensitiveMinimum,
} from '../../../domain/campaigns/benchmarkStatus.ts';
import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { hasSameIds } from '../../../domain/campaigns/hasSameIds.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { addCampaign, type CampaignFields, changeCampaign } from '../../store/campaigns/campaigns.ts';
import { checkSupplementals } from '../supplemental/checkSupplementals.ts';
import { checkAudience, lockOwnCampaign } from './campaignAccess.ts';

/** The submitted fields of a campaign. Omitted lists stay unchanged. */
export interface CampaignDraft extends CampaignFields {
  readonly team_ids?: readonly number[] | undefined;
  readonly user_ids?: readonly number[] | undefined;
}

const campaignFieldNames = [
  'name',
  'message',
  'opens_on',
  'closes_on',
  'min_group',
  'cuts',
  'sensitive_min_group',
  'left_out_when_small',
  'questions_per_sitting',
  'reminders',
  'supplemental_ids',
  'audience',
] as const;

/** Creates a campaign as a draft and returns its id. */
export async function createCampaign(
  deps: Deps,
  caller: Caller,
  draft: CampaignDraft,
  now: Date,
): Promise<number> {
  return deps.database.as(caller.scope, async (tx) => {
    const fields = checkedFields(draft, null);
    checkLastDay(null, fields.closes_on, today(deps.clock));
    const audience = { team_ids: draft.team_ids ?? [], user_ids: draft.user_ids ?? [] };
    await checkAudience(tx, caller, fields.audience, audience);
    const accountId = accountOf(caller);
    await checkSupplementals(tx, accountId, fields.supplemental_ids);
    const campaignId = await addCampaign(
      tx,
      { ...fields, account_id: accountId, created_by: caller.person.user.id },
      now,
    );
    await benchmarkAudiences.add(tx, { accountId, campaignId }, audience);
    await recordAudit(tx, caller, {
      action: 'create',
      resource: 'benchmark_campaigns',
      id: campaignId,
      after: { ...fields, ...audience },
      now,
    });
    return campaignId;
  });
}

interface Edited {
  readonly campaignId: number;
  /** The `updated_at` of the version that was edited; null overwrites the current version. */
  readonly version: string | null;
}

/**
 * Updates the fields that may change in the campaign's status. Throws `campaign_locked`, `campaign_closed`,
 * `minimum_lowered`, and `conflict` if the campaign was saved in the meantime.
 */
export async function updateCampaign(
  deps: Deps,
  caller: Caller,
  { campaignId, version }: Edited,
  draft: CampaignDraft,
  now: Date,
): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnCampaign(tx, caller, campaignId);
    if (version !== null && Date.parse(version) !== Date.parse(campaign.updated_at)) {
      throw new Refusal('conflict');
    }
    const campaignRef = { accountId: campaign.account_id, campaignId };
    const before = await benchmarkAudiences.of(tx, campaignRef);
    const audience = {
      team_ids: draft.team_ids ?? before.team_ids,
      user_ids: draft.user_ids ?? before.user_ids,
    };
    const changed = changedNames(campaign, draft);
    const audienceChanged =
      !hasSameIds(audience.team_ids, before.team_ids) || !hasSameIds(audience.user_ids, before.user_ids);
    checkBenchmarkEdit(campaign.status, audienceChanged ? [...changed, 'audience'] : changed);

    const fields = checkedFields(draft, campaign.status === 'draft' ? campaign.min_group : null);
    checkLastDay(campaign.closes_on, fields.closes_on, today(deps.clock));
    if (changed.includes('supplemental_ids')) {
      await checkSupplementals(tx, campaign.account_id, fields.supplemental_ids);
    }
    if (campaign.status === 'draft') await checkAudience(tx, caller, fields.audience, audience);
    await changeCampaign(tx, campaignId, fields, now);
    if (audienceChanged) {
      await benchmarkAudiences.clear(tx, campaignRef);
      await benchmarkAudiences.add(tx, campaignRef, audience);
    }
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'benchmark_campaigns',
      id: campaignId,
      before: { ...pick(campaign), ...before },
      after: { ...fields, ...audience },
      now,
    });
  });
}

function checkedFields(draft: CampaignDraft, previousMinimum: number | null): CampaignFields {
  const cuts = selectCuts(draft.cuts).filter((cut) => cut !== 'overall');
  return {
    ...pick(draft),
    cuts,
    min_group: checkMinimumGroupSize(previousMinimum, draft.min_group),
    sensitive_min_group: checkMinimumGroupSize(null, draft.sensitive_min_group ?? defaultSensitiveMinimum),
  };
}

/** A new last day in the past would close the campaign before anyone could answer. */
function checkLastDay(before: string | null, closesOn: string, day: string): void {
  if (closesOn === before || closesOn >= day) return;
  throw new Refusal('invalid', [{ field: 'closes_on', problem: 'past' }]);
}

function pick(from: CampaignFields): CampaignFields {
  return Object.fromEntries(
    campaignFieldNames.map((name) => [name, from[name]]),
  ) as unknown as CampaignFields; // the keys are those of the type
}

function changedNames(before: CampaignFields, after: CampaignFields): string[] {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null));
  return campaignFieldNames.filter((name) => text(before[name]) !== text(after[name]));
}
