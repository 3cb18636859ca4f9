import { Button, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { surveyTargetQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { RaterGroupCard } from './RaterGroupCard.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';

/** The survey about one person: the raters by relationship. */
export default function SurveyParticipant() {
  const translate = useTranslate();
  const query = useQuery(surveyTargetQuery(useAccountId(), Number(useParams().sid)));
  return (
    <QueryState
      query={query}
      failed="surveys.person.failed"
      missing="surveys.person.missing"
      loading="surveys.person.loading"
      shape="page"
    >
      {({ campaign_id, campaign, campaign_status, released_on, name, groups }) => (
        <>
          <BackLink to={surveyPaths.manage(campaign_id)} label="surveys.person.back" />
          <PageHeader
            title={name || translate('surveys.person.unnamed')}
            chip={<SurveyStatus status={campaign_status} released_on={released_on} />}
            purpose={translate('surveys.person.purpose', { campaign })}
            action={
              campaign_status === 'open' &&
              groups.length > 1 && (
                <Button component={Link} to={surveyPaths.raters(campaign_id)} variant="outlined">
                  {translate('surveys.actions.raters')}
                </Button>
              )
            }
          />
          <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3 }}>
            {groups.map((group) => (
              <RaterGroupCard key={group.relationship} group={group} />
            ))}
          </Card>
        </>
      )}
    </QueryState>
  );
}
