import {
  checkBenchmarkEdit,
  checkMinimumGroupSize,
  defaultSensitiveMinimum,
} from '../../../domain/campaigns/benchmarkStatus.ts';
import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { topicsProblem } from '../../../domain/campaigns/surveyLength.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import {
  addCampaign,
  type Campaign,
  type CampaignFields,
  changeCampaign,
} from '../../store/campaigns/campaigns.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { lockOwnCampaign, requireCampaign, requireOwned } from './campaignAccess.ts';
import { createCampaignSaver, pickFields } from './createCampaignSaver.ts';

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

/** The submitted fields. An omitted length stays as it is; a new campaign is then full. */
type CampaignDraft = Omit<CampaignFields, 'length' | 'topic_ids'> & {
  readonly [Name in 'length' | 'topic_ids']?: CampaignFields[Name] | undefined;
};

/** Updates throw `campaign_locked`, `campaign_closed`, `minimum_lowered` and `conflict`. */
export const { create: createCampaign, update: updateCampaign } = createCampaignSaver<
  CampaignFields,
  Campaign,
  CampaignDraft
>({
  kind: 'benchmark',
  fieldNames,
  audiences: benchmarkAudiences,
  lock: lockOwnCampaign,
  add: addCampaign,
  checkCopied: async (tx, caller, copiedFrom) => {
    requireOwned(await requireCampaign(tx, caller, copiedFrom), caller);
  },
  change: changeCampaign,
  readFields: (draft, stored) =>
    pickFields<CampaignFields>(fieldNames, {
      ...draft,
      length: draft.length ?? stored?.length ?? 'full',
      topic_ids: draft.topic_ids ?? stored?.topic_ids ?? [],
    }),
  checkEdit: checkBenchmarkEdit,
  checkContent: (tx, fields) => checkTopics(tx, fields),
  checkFields: (fields, stored) => ({
    ...fields,
    cuts: selectCuts(fields.cuts).filter((cut) => cut !== 'overall'),
    min_group: checkMinimumGroupSize(stored?.status === 'draft' ? stored.min_group : null, fields.min_group),
    sensitive_min_group: checkMinimumGroupSize(null, fields.sensitive_min_group ?? defaultSensitiveMinimum),
  }),
});

/** Checks that a pulse asks about one to three topics that exist, and others about all. Throws `invalid` for `topic_ids`. */
async function checkTopics(tx: Tx, { length, topic_ids: topicIds }: CampaignFields): Promise<void> {
  const problem = topicsProblem(length, topicIds);
  if (problem) throw new Refusal('invalid', [{ field: 'topic_ids', problem }]);
  if (topicIds.length === 0) return;
  const known = (await listTopics(tx)).map(({ topic_id }) => topic_id);
  if (topicIds.every((id) => known.includes(id))) return;
  throw new Refusal('invalid', [{ field: 'topic_ids', problem: 'unknown' }]);
}
