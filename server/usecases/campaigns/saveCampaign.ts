import {
  checkBenchmarkEdit,
  checkMinimumGroupSize,
  defaultSensitiveMinimum,
} from '../../../domain/campaigns/benchmarkStatus.ts';
import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import {
  addCampaign,
  type Campaign,
  type CampaignFields,
  changeCampaign,
} from '../../store/campaigns/campaigns.ts';
import { lockOwnCampaign } from './campaignAccess.ts';
import {
  type CampaignKind,
  createOfKind,
  type DraftOf,
  type EditedCampaign,
  pickFields,
  updateOfKind,
} from './saveOfKind.ts';

const fieldNames = [
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

const benchmark: CampaignKind<CampaignFields, Campaign> = {
  resource: 'benchmark_campaigns',
  fieldNames,
  audiences: benchmarkAudiences,
  lock: lockOwnCampaign,
  add: addCampaign,
  change: changeCampaign,
  readFields: (draft) => pickFields<CampaignFields>(fieldNames, draft),
  checkEdit: checkBenchmarkEdit,
  checkFields: (fields, stored) => ({
    ...fields,
    cuts: selectCuts(fields.cuts).filter((cut) => cut !== 'overall'),
    min_group: checkMinimumGroupSize(stored?.status === 'draft' ? stored.min_group : null, fields.min_group),
    sensitive_min_group: checkMinimumGroupSize(null, fields.sensitive_min_group ?? defaultSensitiveMinimum),
  }),
};

/** Creates a campaign as a draft and returns its id. */
export function createCampaign(deps: Deps, caller: Caller, draft: DraftOf<CampaignFields>): Promise<number> {
  return createOfKind(deps, caller, benchmark, draft);
}

/**
 * Updates the fields that may change in the campaign's status. Throws `campaign_locked`, `campaign_closed`,
 * `minimum_lowered`, and `conflict` if the campaign was saved in the meantime.
 */
export function updateCampaign(
  deps: Deps,
  caller: Caller,
  edited: EditedCampaign,
  draft: DraftOf<CampaignFields>,
): Promise<void> {
  return updateOfKind(deps, caller, benchmark, edited, draft);
}
