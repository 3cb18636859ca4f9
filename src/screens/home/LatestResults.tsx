import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { campaignResultsQuery } from '../../../dataProviders/results.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { previousCampaign } from '../../../domain/campaigns/previousCampaign.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ResultHeadline } from '../../results/ResultHeadline.tsx';
import { HomeCard } from './HomeCard.tsx';

/** The newest results in one sentence, for leaders. */
export function LatestResults() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const query = useQuery(campaignResultsQuery(currentAccount.id));
  const newest = query.data?.find(({ overall }) => overall !== null);
  return (
    <HomeCard
      title={translate('home.newest.title')}
      link={
        (newest || query.isPending) && (
          <Button size="small" component={Link} to="/dashboard/benchmark">
            {translate('home.newest.link')}
          </Button>
        )
      }
    >
      <QueryState query={query} failed="home.newest.failed" height={{ xs: 205, md: 117 }}>
        {(campaigns) =>
          newest ? (
            <Box>
              <ResultHeadline
                company={companyNameOf(currentAccount)}
                campaign={newest}
                before={previousCampaign(campaigns, newest)}
              />
            </Box>
          ) : (
            <SecondaryText>{translate('home.newest.none')}</SecondaryText>
          )
        }
      </QueryState>
    </HomeCard>
  );
}
