import { Alert } from '@mui/material';
import { type RaRecord, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isAdmin } from '../../domain/access/roles.ts';
import { canEditBenchmarkField } from '../../domain/campaigns/benchmarkStatus.ts';
import { usePerson } from '../../src/kit/context/PersonContext.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.tsx';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { ChosenAudience } from '../../src/kit/forms/ChosenAudience.tsx';
import { choice, type Resource } from '../kit/resource.ts';
import { supplementalQuestions } from '../supplementalQuestions/supplementalQuestions.ts';
import { type BenchmarkCampaignRecord, benchmarkCampaigns } from './benchmarkCampaigns.ts';

const stillOpen = (record: RaRecord | undefined, name: string) =>
  canEditBenchmarkField((record as BenchmarkCampaignRecord | undefined)?.status ?? 'draft', name); // the form's record is a campaign

function Audience() {
  const record = useRecordContext();
  return <ChosenAudience disabled={!stillOpen(record, 'audience')} />;
}

/** Shown only to people who may read the account's custom questions. */
function OwnQuestions() {
  const record = useRecordContext();
  const mayWrite = useHasTier(benchmarkCampaigns.access.write);
  const maySee = useHasTier(supplementalQuestions.access.read);
  if (!maySee) return null;
  const isLocked = !mayWrite || !stillOpen(record, 'supplemental_ids');
  return <FieldInput of={benchmarkCampaigns} name="supplemental_ids" disabled={isLocked} />;
}

/** The form without `supplemental_ids`, whose input is added to the section by `extra`. */
const of: Resource = {
  ...benchmarkCampaigns,
  sections: { ...benchmarkCampaigns.sections, rhythm: ['questions_per_sitting', 'reminders'] },
};

/** Team leads can invite only their own teams and people. */
const ofTeamLead: Resource = {
  ...of,
  fields: { ...of.fields, audience: choice(['chosen'], { required: true, initial: 'chosen' }) },
};

const form = {
  after: 'edit',
  mayEdit: stillOpen,
  extra: { audience: <Audience />, rhythm: <OwnQuestions /> },
} as const;

export function CampaignCreate() {
  const { user } = usePerson();
  return <CrudCreate of={isAdmin(user) ? of : ofTeamLead} {...form} />;
}

const nothing = () => false;

/** Team leads can edit their own campaigns and only read those of others. */
export function CampaignUpdate() {
  const { user } = usePerson();
  const translate = useTranslate();
  const { id } = useParams();
  const isLead = !isAdmin(user);
  const { data } = useGetOne<BenchmarkCampaignRecord>(
    benchmarkCampaigns.name,
    { id: Number(id) },
    { enabled: isLead },
  );
  if (!isLead || !data || data.created_by === user.id) {
    return <CrudUpdate of={isLead ? ofTeamLead : of} {...form} />;
  }
  return (
    <>
      <Alert severity="info" sx={{ mb: 2, maxWidth: 640 }}>
        {translate('campaigns.ofOthers')}
      </Alert>
      <CrudUpdate of={of} mayEdit={nothing} />
    </>
  );
}
