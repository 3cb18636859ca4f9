import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { ParticipantList } from './ParticipantList.tsx';
import { useCampaign } from './useCampaign.ts';

/** The participants of a campaign with the state of their first invitation, a page at a time. */
export default function CampaignParticipants() {
  const translate = useTranslate();
  const campaignId = Number(useParams().id);
  const query = useCampaign();
  return (
    <>
      <BackLink to={campaignPaths.manage(campaignId)} label="campaigns.participants.back" />
      <PageHeader
        title={translate('campaigns.participants.title')}
        purpose={translate('campaigns.participants.purpose')}
      />
      <QueryState
        query={query}
        failed="campaigns.failed"
        missing="campaigns.missing"
        loading="campaigns.loading"
        shape="rows"
      >
        {(campaign) => <ParticipantList campaign={campaign} empty={<NoParticipants campaign={campaign} />} />}
      </QueryState>
    </>
  );
}

/** Explains an empty list: a draft has no participants yet, and a team lead sees only members of their own teams. */
function NoParticipants({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const reason = campaign.status === 'draft' ? 'draft' : 'launched';
  return (
    <TranslatedStateCard
      texts={`campaigns.participants.empty.${reason}`}
      action={
        <Button component={Link} to={campaignPaths.manage(campaign.campaign_id)} variant="contained">
          {translate('campaigns.participants.empty.action')}
        </Button>
      }
    />
  );
}
