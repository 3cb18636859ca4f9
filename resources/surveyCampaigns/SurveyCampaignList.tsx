import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { surveySummaryQuery } from '../../dataProviders/surveyCampaigns.ts';
import { finishedPercent } from '../../domain/surveys/finishedPercent.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { useListedIds } from '../../src/kit/lists/useListedIds.ts';
import { OpeningStatus } from '../../src/kit/opening/OpeningStatus.tsx';
import { useFormat } from '../../src/kit/useFormat.ts';
import { surveyCampaigns } from './surveyCampaigns.ts';

/** The list of survey campaigns with their participation rates. */
export function SurveyCampaignList() {
  return <CrudList of={surveyCampaigns} removable={false} cell={cellOf} />;
}

function cellOf(name: string) {
  if (name === 'participation') return <Participation />;
  return name === 'status' ? <OpeningStatus resource={surveyCampaigns.name} /> : undefined;
}

/** The rates of participants and of raters, by the rules of the campaign's page. All rows of a page share one request. */
function Participation() {
  const record = useRecordContext();
  const translate = useTranslate();
  const format = useFormat();
  const { data } = useQuery(surveySummaryQuery(useAccountId(), useListedIds()));
  const campaign = data?.campaigns.find(({ campaign_id }) => campaign_id === record?.id);
  if (!campaign || campaign.status === 'draft') return null;
  const rates = (['self', 'raters'] as const).flatMap((group) => {
    const percent = finishedPercent(campaign[group]);
    if (percent === null) return [];
    const word = translate(`resources.survey_campaigns.groups.${group}`);
    return [translate('kit.fact', { name: word, value: format.percent(percent / 100) })];
  });
  return rates.length === 0 ? '–' : rates.join(' · ');
}
