import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { compensationLimits, compensationOptionsQuery } from '../../../../dataProviders/compensation.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { SearchField } from '../../../kit/forms/SearchField.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { GroupFilters } from './GroupFilters.tsx';
import { groupFields, toJobFilters } from './groupFilters.ts';
import { JobResults } from './JobResults.tsx';
import { SyntheticNotice } from './SyntheticNotice.tsx';

/** Compensation search: jobs by title, as one types. */
export default function CompensationSearch() {
  const translate = useTranslate();
  const options = useQuery(compensationOptionsQuery(useAccountId()));
  const [filters, setFilters] = useUrlFilters({ q: urlField.text(), ...groupFields });
  return (
    <>
      <PageHeader
        title={translate('titles.compensationSearch')}
        purpose={translate('compensation.search.purpose')}
      />
      <QueryState
        query={options}
        failed="compensation.search.optionsFailed"
        height={480}
        empty={{ when: ({ files }) => files.length === 0, text: 'compensation.search.noData' }}
      >
        {(loaded) => (
          <>
            {loaded.files.some(({ is_synthetic }) => is_synthetic) && <SyntheticNotice />}
            <Box sx={{ mb: 2 }}>
              <SearchField
                label={translate('compensation.search.label')}
                help={translate('compensation.search.help')}
                value={filters.q}
                fullWidth
                onSearch={(q) => setFilters({ q: q.slice(0, compensationLimits.query) })}
              />
            </Box>
            <GroupFilters filters={filters} options={loaded} onChange={setFilters} />
            <JobResults q={filters.q} filters={toJobFilters(filters)} />
          </>
        )}
      </QueryState>
    </>
  );
}
