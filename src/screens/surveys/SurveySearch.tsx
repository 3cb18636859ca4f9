import { Alert, Box, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { searchSurveys } from '../../../dataProviders/surveyCampaigns.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { useDebounced } from '../../kit/useDebounced.ts';
import { Loading } from './Loading.tsx';
import { SearchResults } from './SearchResults.tsx';
import { surveysKey } from './useSurvey.ts';

const fewestLetters = 2;
const mostFound = 50;

/** Every survey about a person, by name; what was typed stands in the address. */
export default function SurveySearch() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const q = useDebounced(typed.trim());
  useEffect(() => {
    if (q === (search.get('q') ?? '')) return;
    setSearch(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  }, [q, search, setSearch]);
  const isEnough = q.length >= fewestLetters;
  const found = useQuery({
    queryKey: [surveysKey, 'search', currentAccount.id, q],
    queryFn: () => searchSurveys(q),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const surveys = isEnough ? found.data : undefined;
  return (
    <Box sx={{ maxWidth: 1200, display: 'grid', gap: 2 }}>
      <PageHeader title={translate('surveys.search.title')} purpose={translate('surveys.search.purpose')} />
      <TextField
        type="search"
        label={translate('surveys.search.label')}
        helperText={translate('surveys.search.help')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ maxWidth: 480 }}
      />
      {isEnough && found.isPending && <Loading label={translate('surveys.search.loading')} />}
      {found.isError && (
        <ErrorState
          failure={found.error}
          failed="surveys.search.failed"
          onRetry={() => void found.refetch()}
        />
      )}
      {surveys?.length === 0 && (
        <StateCard
          role="status"
          title={translate('surveys.search.nothing.title')}
          text={translate('surveys.search.nothing.text')}
        />
      )}
      {surveys && surveys.length > 0 && <SearchResults surveys={surveys} />}
      {surveys?.length === mostFound && <Alert severity="info">{translate('surveys.search.most')}</Alert>}
    </Box>
  );
}
