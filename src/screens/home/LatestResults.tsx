import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { wholeResults } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { campaignBefore } from '../../results/figures.ts';
import { Headline } from '../../results/Headline.tsx';
import { HomeCard } from './HomeCard.tsx';

/** For leaders: what the newest campaign with results found, in a sentence. */
export function LatestResults() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const whole = useQuery(wholeResults(currentAccount.id));
  const newest = whole.data?.find(({ overall }) => overall !== null);
  return (
    <HomeCard
      title={translate('home.newest.title')}
      link={
        newest && (
          <Button size="small" component={Link} to="/dashboard/benchmark">
            {translate('home.newest.link')}
          </Button>
        )
      }
    >
      {whole.isPending && <Skeleton width="80%" height={48} />}
      {whole.isError && (
        <LoadFailed text={translate('home.newest.failed')} onRetry={() => void whole.refetch()} />
      )}
      {whole.isSuccess && !newest && (
        <Typography color="text.secondary">{translate('home.newest.none')}</Typography>
      )}
      {whole.isSuccess && newest && (
        <Box>
          <Headline
            company={currentAccount.company_name || currentAccount.name}
            campaign={newest}
            before={campaignBefore(whole.data, newest)}
          />
        </Box>
      )}
    </HomeCard>
  );
}
