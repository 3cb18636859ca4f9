import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import type { CycleFilter } from '../../../contract/v2/raterCycles.ts';
import { type RaterCycle, readRaterCycle } from '../../../dataProviders/raters.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { useDebounced } from '../../kit/useDebounced.ts';
import { BalancePanel } from './BalancePanel.tsx';
import { CycleLoads } from './CycleLoads.tsx';
import { CycleTable } from './CycleTable.tsx';
import { LoadingList } from './LoadingList.tsx';
import { PendingNominations } from './PendingNominations.tsx';
import { RaterListPanel } from './RaterListPanel.tsx';
import { RemindButton } from './RemindButton.tsx';
import { ratersKey } from './useRaterChange.ts';

/** The raters of a whole campaign, for those who administer it. Whose list is open stands in the address. */
export default function CycleRaters() {
  const translate = useTranslate();
  const campaignId = Number(useParams().id);
  const [search] = useSearchParams();
  const targetId = Number(search.get('target')) || null;
  const [page, turn] = useState(1);
  const [filter, choose] = useState<CycleFilter>('all');
  const [typed, type] = useState('');
  const q = useDebounced(typed.trim());
  const query = useQuery({
    queryKey: [ratersKey, 'cycle', campaignId, page, filter, q],
    queryFn: () => readRaterCycle({ campaignId, page, filter, q }),
    placeholderData: keepPreviousData,
  });
  const cycle = query.data;
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader
        title={cycle?.campaign.name ?? translate('titles.surveyRaters')}
        purpose={translate('raters.cycle.purpose')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {cycle?.campaign.status === 'open' && <RemindButton campaignId={campaignId} targetId={null} />}
            <Button
              component={RouterLink}
              to={targetId === null ? `/surveys/manage/${campaignId}` : '?'}
              size="small"
            >
              {translate(targetId === null ? 'raters.cycle.back' : 'raters.cycle.closeList')}
            </Button>
          </Box>
        }
      />
      {targetId !== null && <RaterListPanel key={targetId} targetId={targetId} />}
      {targetId === null && !cycle && <LoadingList asked={query} />}
      {targetId === null && cycle?.targets === 0 && (
        <StateCard
          title={translate('raters.cycle.empty.title')}
          text={translate('raters.cycle.empty.text')}
        />
      )}
      {targetId === null && cycle && cycle.targets > 0 && (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Standing cycle={cycle} />
          {cycle.proposed > 0 && (
            <Panel title={translate('raters.waiting.title')}>
              <PendingNominations campaignId={campaignId} />
            </Panel>
          )}
          <CycleTable
            cycle={cycle}
            page={page}
            filter={filter}
            typed={typed}
            onPage={turn}
            onFilter={(next) => {
              choose(next);
              turn(1);
            }}
            onType={(next) => {
              type(next);
              turn(1);
            }}
          />
          {cycle.may_change && <BalancePanel campaignId={campaignId} />}
          <CycleLoads loads={cycle.loads} />
        </Box>
      )}
    </Box>
  );
}

/** How far the lists are, in a sentence. */
function Standing({ cycle: { incomplete, targets, missing, proposed } }: { readonly cycle: RaterCycle }) {
  const translate = useTranslate();
  return (
    <Typography role="status">
      {incomplete === 0
        ? translate('raters.cycle.allComplete')
        : translate('raters.cycle.incomplete', { smart_count: incomplete, targets, missing })}{' '}
      {proposed > 0 && translate('raters.cycle.proposed', { smart_count: proposed })}
    </Typography>
  );
}
