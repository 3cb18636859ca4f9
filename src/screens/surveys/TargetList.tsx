import { TablePagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { listSurveyTargets } from '../../../dataProviders/surveyCampaigns.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { useDebounced } from '../../kit/useDebounced.ts';
import { Loading } from './Loading.tsx';
import { TargetTable } from './TargetTable.tsx';
import { surveysKey } from './useSurvey.ts';

const sizes = [25, 50, 100];
const pageSize = 25;

/** The people a campaign is about, a page at a time. */
export function TargetList({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [perPage, setPerPage] = useState(pageSize);
  const q = useDebounced(typed.trim());
  const wanted = { campaign_id: campaign.id, page: page + 1, per_page: perPage, q: q || null };
  const listed = useQuery({
    queryKey: [surveysKey, 'targets', wanted],
    queryFn: () => listSurveyTargets(wanted),
    placeholderData: keepPreviousData,
  });
  const { targets = [], total = 0 } = listed.data ?? {};
  return (
    <Panel title={translate('surveys.targets.title')}>
      <TextField
        type="search"
        size="small"
        label={translate('surveys.targets.search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPage(0);
        }}
        sx={{ maxWidth: 320 }}
      />
      {listed.isError && (
        <ErrorState
          failure={listed.error}
          failed="surveys.targets.failed"
          onRetry={() => void listed.refetch()}
        />
      )}
      {listed.isPending && <Loading label={translate('surveys.loading')} />}
      {listed.isSuccess && total === 0 && (
        <Typography color="text.secondary">
          {translate(q === '' ? 'surveys.targets.none' : 'surveys.targets.nothingFound')}
        </Typography>
      )}
      {targets.length > 0 && <TargetTable name={campaign.name} targets={targets} />}
      {total > pageSize && (
        <TablePagination
          component="div"
          count={total}
          page={Math.min(page, Math.ceil(total / perPage) - 1)}
          rowsPerPage={perPage}
          rowsPerPageOptions={sizes}
          labelRowsPerPage={translate('surveys.targets.rowsPerPage')}
          labelDisplayedRows={({ from, to, count }) =>
            translate('surveys.targets.range', { from, to, total: count })
          }
          getItemAriaLabel={(type) =>
            translate(type === 'next' ? 'surveys.targets.next' : 'surveys.targets.previous')
          }
          onPageChange={(_, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setPerPage(Number(event.target.value));
            setPage(0);
          }}
        />
      )}
    </Panel>
  );
}
