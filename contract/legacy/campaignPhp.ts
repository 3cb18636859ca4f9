import { idSchema } from '../../resources/numberSchema.ts';
import { defineLegacyAction } from '../call.ts';
import { id, messageResponse } from '../sharedShapes.ts';
import { benchmarkCampaignChange, benchmarkCampaignDraft } from '../v2/benchmarkCampaigns.ts';
import { requiredFlag } from '../values.ts';

const saved = messageResponse.shape({ campaign_id: id() });
const changes = { needs: 'supervisor', module: 'microSurvey', mutates: true, response: saved } as const;

/** Actions of `campaign.php`, in the form `{ actionName, data }`. */
export const campaignPhp = {
  create: defineLegacyAction({
    ...changes,
    actionName: 'create-micro-survey-campaign',
    summary:
      'Creates a campaign as a draft. Its emails are those of the campaign `copied_from`, otherwise the account’s templates.',
    data: benchmarkCampaignDraft.shape({ copied_from: idSchema().nullable().optional() }),
  }),
  update: defineLegacyAction({
    ...changes,
    actionName: 'update-micro-survey-campaign',
    summary:
      'Saves the fields of a campaign that its status allows to change. States whether that canceled a scheduled opening.',
    data: benchmarkCampaignChange,
    /** Whether the change canceled the scheduled opening. */
    response: saved.shape({ schedule_canceled: requiredFlag }),
  }),
} as const;
