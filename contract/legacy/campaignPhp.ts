import { defineAction } from '../call.ts';
import { id, messageAnswer } from '../records.ts';
import { campaignChange, campaignDraft } from '../v2/microSurvey.ts';

const saved = messageAnswer.shape({ campaign_id: id() });
const changes = { needs: 'supervisor', module: 'microSurvey', mutates: true, answer: saved } as const;

/** Actions of `campaign.php`, in the form `{ actionName, data }`. */
export const campaignPhp = {
  create: defineAction({
    ...changes,
    actionName: 'create-micro-survey-campaign',
    summary: 'Creates a campaign as a draft.',
    data: campaignDraft,
  }),
  update: defineAction({
    ...changes,
    actionName: 'update-micro-survey-campaign',
    summary: 'Saves the fields of a campaign that its status allows to change.',
    data: campaignChange,
  }),
} as const;
