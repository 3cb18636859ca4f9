import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { BackLink } from '../../../resources/parts/BackLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { usePerson } from '../../ui/person.ts';
import { Trouble } from '../../ui/Trouble.tsx';
import { AddPeople } from './AddPeople.tsx';
import { Feedback } from './Feedback.tsx';
import { Funnel } from './Funnel.tsx';
import { Loading } from './Loading.tsx';
import { NextSteps } from './NextSteps.tsx';
import { places } from './places.ts';
import { Reports } from './Reports.tsx';
import { SurveyActions } from './SurveyActions.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { Targets } from './Targets.tsx';
import { useMayChange, useSurveyOfAddress } from './useSurvey.ts';

/** One cycle: how far it is, what happens next, and whom it is about. */
export default function SurveyManage() {
  const translate = useTranslate();
  const asked = useSurveyOfAddress();
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={places.list} label="surveys.list" />
      {asked.isError && (
        <Trouble
          failure={asked.error}
          failed="surveys.failed"
          missing="surveys.missing"
          onRetry={() => void asked.refetch()}
        />
      )}
      {asked.isPending && <Loading label={translate('surveys.loading')} />}
      {asked.isSuccess && <Page campaign={asked.data} />}
    </Box>
  );
}

function Page({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const { user } = usePerson();
  const mayChange = useMayChange(campaign);
  const isDraft = campaign.status === 'draft';
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {campaign.name}
      </Box>
      <SurveyStatus status={campaign.status} released_on={campaign.released_on} />
    </Box>
  );
  return (
    <>
      <PageHeading
        title={title}
        purpose={translate(`surveys.purpose.${campaign.status}`)}
        action={<SurveyActions campaign={campaign} />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isDraft && <Funnel campaign={campaign} />}
        <NextSteps campaign={campaign} />
        {campaign.status === 'closed' && isAdmin(user) && <Reports campaign={campaign} />}
        {!isDraft && <Targets campaign={campaign} />}
        {campaign.released_on !== null && isAdmin(user) && (
          <Feedback campaign={campaign} releasedOn={campaign.released_on} />
        )}
        {campaign.status === 'open' && mayChange && <AddPeople campaign={campaign} />}
      </Box>
    </>
  );
}
