import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { participationOfListQuery } from '../../dataProviders/campaigns.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { useListedIds } from '../../src/kit/lists/useListedIds.ts';
import { useFormat } from '../../src/kit/useFormat.ts';
import { benchmarkCampaigns } from './benchmarkCampaigns.ts';

/** The list of benchmark campaigns with their participation rates. */
export function BenchmarkCampaignList() {
  return (
    <CrudList
      of={benchmarkCampaigns}
      removable={false}
      cell={(name) => (name === 'participation' ? <Participation /> : undefined)}
    />
  );
}

/** The rate in steps of 5 percent, as of yesterday or of the close. All rows of a page share one request. */
function Participation() {
  const record = useRecordContext();
  const format = useFormat();
  const { data } = useQuery(participationOfListQuery(useAccountId(), useListedIds()));
  const campaign = data?.find(({ campaign_id }) => campaign_id === record?.id);
  if (!campaign || record?.status === 'draft') return null;
  return campaign.participation_percent === null ? '–' : format.percent(campaign.participation_percent / 100);
}
