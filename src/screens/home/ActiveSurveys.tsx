import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { openParticipationQuery } from '../../../dataProviders/results.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ParticipationText } from '../../results/ParticipationNote.tsx';
import { HomeCard } from './HomeCard.tsx';

/** The open campaigns with their participation, for leaders. */
export function ActiveSurveys() {
  const translate = useTranslate();
  const query = useQuery(openParticipationQuery(useAccountId()));
  return (
    <HomeCard
      title={translate('home.running.title')}
      link={
        <Button size="small" component={Link} to="/micro-surveys/benchmarks">
          {translate('home.running.all')}
        </Button>
      }
    >
      <QueryState query={query} failed="home.running.failed" height={{ xs: 96, md: 48 }}>
        {(campaigns) =>
          campaigns.length === 0 ? (
            <SecondaryText>{translate('home.running.none')}</SecondaryText>
          ) : (
            campaigns.map((campaign) => (
              <Typography key={campaign.campaign_id} className="tabular">
                <ParticipationText campaign={campaign} />
              </Typography>
            ))
          )
        }
      </QueryState>
    </HomeCard>
  );
}
