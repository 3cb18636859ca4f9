import { type RaRecord, useRecordContext } from 'react-admin';
import { mayEdit } from '../../domain/campaigns/benchmarkStatus.ts';
import { CrudCreate, CrudUpdate } from '../kit/CrudForm.tsx';
import { FieldInput } from '../kit/FieldInput.tsx';
import type { Resource } from '../kit/resource.ts';
import { ChosenAudience } from '../parts/ChosenAudience.tsx';
import { useMeets } from '../parts/useMeets.tsx';
import { supplementalQuestions } from '../supplementalQuestions/supplementalQuestions.ts';
import { type BenchmarkCampaignRecord, benchmarkCampaigns } from './benchmarkCampaigns.ts';

const stillOpen = (record: RaRecord | undefined, name: string) =>
  mayEdit((record as BenchmarkCampaignRecord | undefined)?.status ?? 'draft', name); // the form's record is a campaign

function Audience() {
  const record = useRecordContext();
  return <ChosenAudience disabled={!stillOpen(record, 'audience')} />;
}

/** Only for those who may see the account's own questions. */
function OwnQuestions() {
  const record = useRecordContext();
  const mayWrite = useMeets(benchmarkCampaigns.access.write);
  const maySee = useMeets(supplementalQuestions.access.read);
  if (!maySee) return null;
  const isLocked = !mayWrite || !stillOpen(record, 'supplemental_ids');
  return <FieldInput of={benchmarkCampaigns} name="supplemental_ids" disabled={isLocked} />;
}

/** Own questions stand in the section's extra. */
const of: Resource = {
  ...benchmarkCampaigns,
  sections: { ...benchmarkCampaigns.sections, rhythm: ['questions_per_sitting', 'reminders'] },
};

const form = {
  of,
  after: 'edit',
  mayEdit: stillOpen,
  extra: { audience: <Audience />, rhythm: <OwnQuestions /> },
} as const;

export function CampaignCreate() {
  return <CrudCreate {...form} />;
}

export function CampaignUpdate() {
  return <CrudUpdate {...form} />;
}
