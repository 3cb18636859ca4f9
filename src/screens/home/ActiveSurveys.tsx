import { Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { openParticipation } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { ParticipationWords } from '../../results/Participation.tsx';
import { HomeCard } from './HomeCard.tsx';

/** For leaders: the campaigns that are open, with how many take part. */
export function ActiveSurveys() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const open = useQuery(openParticipation(currentAccount.id));
  return (
    <HomeCard
      title={translate('home.running.title')}
      link={
        <Button size="small" component={Link} to="/micro-surveys/benchmarks">
          {translate('home.running.all')}
        </Button>
      }
    >
      {open.isPending && <Skeleton width="80%" />}
      {open.isError && (
        <LoadFailed text={translate('home.running.failed')} onRetry={() => void open.refetch()} />
      )}
      {open.isSuccess && open.data.length === 0 && (
        <Typography color="text.secondary">{translate('home.running.none')}</Typography>
      )}
      {open.isSuccess &&
        open.data.map((campaign) => (
          <Typography key={campaign.campaign_id} className="tabular">
            <ParticipationWords campaign={campaign} />
          </Typography>
        ))}
    </HomeCard>
  );
}
