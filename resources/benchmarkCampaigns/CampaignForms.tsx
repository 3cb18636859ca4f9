import { type RaRecord, useRecordContext } from 'react-admin';
import { mayEdit } from '../../domain/campaigns/benchmarkStatus.ts';
import { CrudCreate, CrudUpdate } from '../kit/CrudForm.tsx';
import { ChosenAudience } from '../parts/ChosenAudience.tsx';
import { type BenchmarkCampaignRecord, benchmarkCampaigns } from './benchmarkCampaigns.ts';

const stillOpen = (record: RaRecord | undefined, name: string) =>
  mayEdit((record as BenchmarkCampaignRecord | undefined)?.status ?? 'draft', name); // the form's record is a campaign

function Audience() {
  const record = useRecordContext();
  return <ChosenAudience disabled={!stillOpen(record, 'audience')} />;
}

const form = {
  of: benchmarkCampaigns,
  after: 'edit',
  mayEdit: stillOpen,
  extra: { audience: <Audience /> },
} as const;

export function CampaignCreate() {
  return <CrudCreate {...form} />;
}

export function CampaignUpdate() {
  return <CrudUpdate {...form} />;
}
