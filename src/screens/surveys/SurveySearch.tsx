import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { surveySearchQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { SurveySearchResults } from './SurveySearchResults.tsx';

const minLetters = 2;
const maxResults = 50;
const fields = { q: urlField.text() };

/** Finds every survey about a person by name. */
export default function SurveySearch() {
  const translate = useTranslate();
  const [filters, setFilters] = useUrlFilters(fields);
  const isLongEnough = filters.q.length >= minLetters;
  const query = useQuery({ ...surveySearchQuery(useAccountId(), filters.q), enabled: isLongEnough });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeader title={translate('surveys.search.title')} purpose={translate('surveys.search.purpose')} />
      <SearchField
        label={translate('surveys.search.label')}
        help={translate('surveys.search.help')}
        value={filters.q}
        onSearch={(q) => setFilters({ q })}
      />
      {isLongEnough && (
        <QueryState
          query={query}
          failed="surveys.search.failed"
          loading="surveys.search.loading"
          empty={{ when: (surveys) => surveys.length === 0, text: 'surveys.search.nothing' }}
        >
          {(surveys) => (
            <>
              <SurveySearchResults surveys={surveys} />
              {surveys.length === maxResults && (
                <Alert severity="info">{translate('surveys.search.most')}</Alert>
              )}
            </>
          )}
        </QueryState>
      )}
    </Box>
  );
}
