import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { participationRatesQuery } from '../../dataProviders/campaigns.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { useListedIds } from '../../src/kit/lists/useListedIds.ts';
import { OpeningStatus } from '../../src/kit/opening/OpeningStatus.tsx';
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
 * Campaigns with their participation rates; one that wasn't opened as scheduled says so.
 */
export function BenchmarkCampaignList() {
  return <CrudList of={of} removable={false} filterNames={filterNames} cell={cellOf} />;
}

function cellOf(name: string) {
  if (name === 'participation') return <Participation />;
  if (name === 'status') return <OpeningStatus resource={of.name} />;
  return name === 'length' ? <Length /> : undefined;
}

/** The length in one or two words, so that the dates fit next to it; forms explain it. */
function Length() {
  const record = useRecordContext();
  const translate = useTranslate();
  return record && translate(`resources.${of.name}.lengths.${record.length}`);
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
