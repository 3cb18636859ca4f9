import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { openParticipationQuery } from '../../../dataProviders/results.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { CampaignResultCharts } from '../../results/CampaignResultCharts.tsx';
import { ParticipationNote } from '../../results/ParticipationNote.tsx';
import { ResultsPage } from '../../results/ResultsPage.tsx';
import { ResultNotices } from '../../results/view/ResultNotices.tsx';
import { CampaignSelect } from './CampaignSelect.tsx';
import { SelectedCampaignContent } from './SelectedCampaignContent.tsx';
import { useCampaignSelection } from './useCampaignSelection.ts';

/** The results of the culture benchmark, one campaign at a time. */
export default function BenchmarkDashboard() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const selection = useCampaignSelection();
  const open = useQuery(openParticipationQuery(currentAccount.id));
  const company = companyNameOf(currentAccount);
  return (
    <ResultsPage
      title={translate('titles.benchmarkDashboard')}
      purpose={translate('results.purpose', { company })}
    >
      <ResultNotices hasNamedCampaign={selection.hasNamedCampaign} />
      <SelectedCampaignContent selection={selection}>
        {(campaign) => (
          <>
            <CampaignSelect selection={selection} />
            <CampaignResultCharts campaign={campaign} campaigns={selection.campaigns} />
          </>
        )}
      </SelectedCampaignContent>
      {!selection.query.isPending &&
        open.data?.map((one) => <ParticipationNote key={one.campaign_id} campaign={one} />)}
    </ResultsPage>
  );
}
