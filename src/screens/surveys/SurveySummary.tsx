import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { readSurveySummary } from '../../../dataProviders/surveyCampaigns.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { Loading } from './Loading.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { surveysKey } from './useSurvey.ts';

/** Campaigns side by side; those that are chosen stand in the address. */
export default function SurveySummary() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const [search, setSearch] = useSearchParams();
  const chosen = (search.get('campaigns') ?? '').split(',').map(Number).filter(Boolean);
  const all = useSummary(currentAccount.id, null);
  const wanted = useSummary(currentAccount.id, chosen.length > 0 ? chosen : null);
  const campaigns = all.data?.campaigns ?? [];
  const choose = (ids: readonly number[]) =>
    setSearch(ids.length === 0 ? {} : { campaigns: ids.join(',') }, { replace: true });
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('surveys.summary.title')} purpose={translate('surveys.summary.purpose')} />
      {wanted.isPending && <Loading label={translate('surveys.summary.loading')} />}
      {wanted.isError && (
        <ErrorState
          failure={wanted.error}
          failed="surveys.summary.failed"
          onRetry={() => void wanted.refetch()}
        />
      )}
      {all.data && campaigns.length === 0 && <Empty />}
      {campaigns.length > 0 && (
        <Autocomplete
          multiple
          size="small"
          options={[...campaigns]}
          value={campaigns.filter(({ campaign_id }) => chosen.includes(campaign_id))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ campaign_id }) => campaign_id}
          onChange={(_, picked) => choose(picked.map(({ campaign_id }) => campaign_id))}
          renderInput={(input) => (
            <TextField
              {...input}
              label={translate('surveys.summary.choose')}
              placeholder={chosen.length === 0 ? translate('surveys.summary.all') : ''}
            />
          )}
          sx={{ maxWidth: 640, mb: 2 }}
        />
      )}
      {wanted.data && wanted.data.campaigns.length > 0 && <SummaryTable summary={wanted.data} />}
    </Box>
  );
}

function useSummary(accountId: number, ids: number[] | null) {
  return useQuery({
    queryKey: [surveysKey, 'summary', accountId, ids],
    queryFn: () => readSurveySummary(ids),
    placeholderData: keepPreviousData,
  });
}

function Empty() {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('surveys.summary.empty.title')}
      text={translate('surveys.summary.empty.text')}
      action={
        <Button component={Link} to={surveyPaths.list} variant="contained">
          {translate('surveys.summary.empty.action')}
        </Button>
      }
    />
  );
}
