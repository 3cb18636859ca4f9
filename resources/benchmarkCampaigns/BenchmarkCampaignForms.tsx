import { type RaRecord, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { isAdmin } from '../../domain/access/roles.ts';
import {
  canEditBenchmarkField,
  lowestMinimumGroupSize,
  minimumInvited,
} from '../../domain/campaigns/benchmarkStatus.ts';
import { usePerson } from '../../src/kit/context/PersonContext.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { CrudCreate } from '../../src/kit/crud/CrudForm.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { CampaignUpdate } from '../../src/kit/forms/CampaignUpdate.tsx';
import { ChosenAudienceInputs } from '../../src/kit/forms/ChosenAudienceInputs.tsx';
import { field, type Resource } from '../kit/resource.ts';
import { supplementalQuestions } from '../supplementalQuestions/supplementalQuestions.ts';
import { type BenchmarkCampaignRecord, benchmarkCampaigns } from './benchmarkCampaigns.ts';
import { PulseTopicsInput } from './PulseTopicsInput.tsx';
import { SavedCampaignPreview } from './SavedCampaignPreview.tsx';

const isFieldEditable = (record: RaRecord | undefined, name: string) =>
  canEditBenchmarkField((record as BenchmarkCampaignRecord | undefined)?.status ?? 'draft', name); // The form's record is a campaign.

function AudienceInput() {
  const record = useRecordContext();
  const min_group = Number(useWatch({ name: 'min_group' }) ?? lowestMinimumGroupSize);
  return (
    <ChosenAudienceInputs
      disabled={!isFieldEditable(record, 'audience')}
      help="campaigns.audience.chosenHelp"
      helpParams={{ least: minimumInvited({ audience: 'chosen', min_group }) }}
    />
  );
}

function TopicsInput() {
  const record = useRecordContext();
  return <PulseTopicsInput disabled={!isFieldEditable(record, 'topic_ids')} />;
}

/** Shown only to people who may read the account's custom questions. */
function SupplementalsInput() {
  const record = useRecordContext();
  const canWrite = useHasTier(benchmarkCampaigns.access.write);
  const canRead = useHasTier(supplementalQuestions.access.read);
  if (!canRead) return null;
  const isLocked = !canWrite || !isFieldEditable(record, 'supplemental_ids');
  return <FieldInput of={benchmarkCampaigns} name="supplemental_ids" disabled={isLocked} />;
}

/** The form without `topic_ids` and `supplemental_ids`, whose inputs are added to their sections by `extra`. */
const of: Resource = {
  ...benchmarkCampaigns,
  sections: {
    ...benchmarkCampaigns.sections,
    questions: ['length'],
    rhythm: ['questions_per_sitting', 'reminders'],
  },
};

/** Team leads can invite only their own teams and people. */
const ofTeamLead: Resource = {
  ...of,
  fields: { ...of.fields, audience: field.choice(['chosen'], { required: true, initial: 'chosen' }) },
};

const form = {
  after: 'edit',
  mayEdit: isFieldEditable,
  extra: { questions: <TopicsInput />, audience: <AudienceInput />, rhythm: <SupplementalsInput /> },
} as const;

export function BenchmarkCampaignCreate() {
  const { user } = usePerson();
  return <CrudCreate of={isAdmin(user) ? of : ofTeamLead} {...form} />;
}

/** Team leads can edit their own campaigns and only read those of others. */
export function BenchmarkCampaignUpdate() {
  const { id } = useParams();
  return (
    <CampaignUpdate
      of={of}
      ofTeamLead={ofTeamLead}
      readOnlyNotice="campaigns.ofOthers"
      above={<SavedCampaignPreview campaignId={Number(id)} />}
      {...form}
    />
  );
}
