import {
  checkBenchmarkEdit,
  checkMinimumGroupSize,
  defaultSensitiveMinimum,
} from '../../../domain/campaigns/benchmarkStatus.ts';
import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import {
  addCampaign,
  type Campaign,
  type CampaignFields,
  changeCampaign,
} from '../../store/campaigns/campaigns.ts';
import { copyMailTemplates } from '../../store/campaigns/mailTexts.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { lockOwnCampaign } from './campaignAccess.ts';
import { createCampaignSaver, pickFields } from './createCampaignSaver.ts';
import { cancelAfterChange } from './opening/scheduleOpening.ts';

const fieldNames = [
  'name',
  'message',
  'length',
  'topic_ids',
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

/** Updates throw `campaign_locked`, `campaign_closed`, `minimum_lowered` and `conflict`. */
export const { create: createCampaign, update: updateCampaign } = createCampaignSaver<
  CampaignFields,
  Campaign
>({
  resource: 'benchmark_campaigns',
  fieldNames,
  audiences: benchmarkAudiences,
  lock: lockOwnCampaign,
  // A new campaign starts with the account's templates of emails.
  add: async (tx, row, now) => {
    const id = await addCampaign(tx, row, now);
    await copyMailTemplates(tx, row.account_id, id);
    return id;
  },
  change: changeCampaign,
  readFields: (draft) => pickFields<CampaignFields>(fieldNames, draft),
  checkEdit: checkBenchmarkEdit,
  afterChange: cancelAfterChange,
  checkContent: (tx, { topic_ids }) => checkTopics(tx, topic_ids),
  checkFields: (fields, stored) => ({
    ...fields,
    cuts: selectCuts(fields.cuts).filter((cut) => cut !== 'overall'),
    min_group: checkMinimumGroupSize(stored?.status === 'draft' ? stored.min_group : null, fields.min_group),
    sensitive_min_group: checkMinimumGroupSize(null, fields.sensitive_min_group ?? defaultSensitiveMinimum),
  }),
});

/** Checks that a pulse asks about topics that exist. Throws `invalid` for `topic_ids`. */
async function checkTopics(tx: Tx, topicIds: readonly number[]): Promise<void> {
  if (topicIds.length === 0) return;
  const known = (await listTopics(tx)).map(({ topic_id }) => topic_id);
  if (topicIds.every((id) => known.includes(id))) return;
  throw new Refusal('invalid', [{ field: 'topic_ids', problem: 'unknown' }]);
}
