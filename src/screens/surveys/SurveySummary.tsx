import { Autocomplete, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { surveySummaryQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { pageWidths } from '../../theme/pageWidths.ts';
import { SurveySummaryTable } from './SurveySummaryTable.tsx';
import { surveyPaths } from './surveyPaths.ts';

/** The progress of several campaigns; the selected ones are in the address. */
export default function SurveySummary() {
  const translate = useTranslate();
  const accountId = useAccountId();
  const [search, setSearch] = useSearchParams();
  const selectedIds = (search.get('campaigns') ?? '').split(',').map(Number).filter(Boolean);
  const all = useQuery(surveySummaryQuery(accountId, null));
  const summary = useQuery(surveySummaryQuery(accountId, selectedIds.length > 0 ? selectedIds : null));
  const campaigns = all.data?.campaigns ?? [];
  const handleSelect = (ids: readonly number[]) =>
    setSearch(ids.length === 0 ? {} : { campaigns: ids.join(',') }, { replace: true });
  return (
    <>
      <PageHeader title={translate('surveys.summary.title')} purpose={translate('surveys.summary.purpose')} />
      {campaigns.length > 0 && (
        <Autocomplete
          multiple
          size="small"
          options={[...campaigns]}
          value={campaigns.filter(({ campaign_id }) => selectedIds.includes(campaign_id))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ campaign_id }) => campaign_id}
          onChange={(_, selected) => handleSelect(selected.map(({ campaign_id }) => campaign_id))}
          renderInput={(input) => (
            <TextField
              {...input}
              label={translate('surveys.summary.choose')}
              placeholder={selectedIds.length === 0 ? translate('surveys.summary.all') : ''}
            />
          )}
          sx={{ maxWidth: pageWidths.form, mb: 2 }}
        />
      )}
      <QueryState
        query={summary}
        failed="surveys.summary.failed"
        loading="surveys.summary.loading"
        empty={{
          when: (data) => data.campaigns.length === 0,
          text: 'surveys.summary.empty',
          action: (
            <Button component={Link} to={surveyPaths.list} variant="contained">
              {translate('surveys.summary.empty.action')}
            </Button>
          ),
        }}
      >
        {(data) => <SurveySummaryTable summary={data} />}
      </QueryState>
    </>
  );
}
