import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { participationRatesQuery } from '../../dataProviders/campaigns.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { FieldDisplay } from '../../src/kit/crud/FieldDisplay.tsx';
import { useListedIds } from '../../src/kit/lists/useListedIds.ts';
import { OpeningHint } from '../../src/kit/opening/OpeningHint.tsx';
import { useFormat } from '../../src/kit/useFormat.ts';
import { benchmarkCampaigns as of } from './benchmarkCampaigns.ts';

const filterNames = [
  'status',
  'cuts',
  'left_out_when_small',
  'reminders',
  'supplemental_ids',
  'audience',
  'created_by',
] as const;

/**
 * Campaigns with their participation rates; a scheduled one states when it opens, and one that wasn't opened says
 * so.
 */
export function BenchmarkCampaignList() {
  return <CrudList of={of} removable={false} filterNames={filterNames} cell={cellOf} />;
}

function cellOf(name: string) {
  if (name === 'participation') return <Participation />;
  if (name !== 'status') return undefined;
  return (
    <>
      <FieldDisplay of={of} name={name} />
      <OpeningHint resource={of.name} />
    </>
  );
}

/** The rate in steps of 5 percent, as of yesterday or of the day it closed. All rows of a page share one request. */
function Participation() {
  const record = useRecordContext();
  const format = useFormat();
  const { data } = useQuery(participationRatesQuery(useAccountId(), useListedIds()));
  const campaign = data?.find(({ campaign_id }) => campaign_id === record?.id);
  if (!campaign || record?.status === 'draft') return null;
  return campaign.participation_percent === null ? '–' : format.percent(campaign.participation_percent / 100);
}
