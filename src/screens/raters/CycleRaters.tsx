import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { type RaterCycle, raterCycleQuery } from '../../../dataProviders/raters.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { CycleParticipantTable } from './CycleParticipantTable.tsx';
import { PendingNominations } from './PendingNominations.tsx';
import { RaterListPanel } from './RaterListPanel.tsx';
import { RaterLoads } from './RaterLoads.tsx';
import { RemindCycleButton } from './RemindCycleButton.tsx';
import { useCycleFilters } from './useCycleFilters.ts';

/** The raters of a campaign, for its administrators; of one participant if the address contains an id. */
export default function CycleRaters() {
  const translate = useTranslate();
  const campaign_id = Number(useParams().id);
  const [{ target, ...filters }] = useCycleFilters();
  const query = useQuery(raterCycleQuery(useAccountId(), { campaign_id, ...filters }));
  const campaign = query.data?.campaign;
  return (
    <>
      <PageHeader
        title={campaign?.name ?? translate('titles.surveyRaters')}
        purpose={translate('raters.cycle.purpose')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {campaign?.status === 'open' && <RemindCycleButton campaignId={campaign_id} />}
            <Button
              component={RouterLink}
              to={target === null ? `/surveys/manage/${campaign_id}` : '?'}
              size="small"
            >
              {translate(target === null ? 'raters.cycle.back' : 'raters.cycle.closeList')}
            </Button>
          </Box>
        }
      />
      {target !== null ? (
        <RaterListPanel key={target} targetId={target} />
      ) : (
        <QueryState
          query={query}
          failed="raters.failed"
          missing="raters.closed"
          shape="rows"
          empty={{ when: ({ targets }) => targets === 0, text: 'raters.cycle.empty' }}
        >
          {(cycle) => <Cycle campaignId={campaign_id} cycle={cycle} />}
        </QueryState>
      )}
    </>
  );
}

interface CycleProps {
  readonly campaignId: number;
  readonly cycle: RaterCycle;
}

function Cycle({ campaignId, cycle }: CycleProps) {
  const translate = useTranslate();
  const { incomplete, targets, missing, proposed } = cycle;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status">
        {incomplete === 0
          ? translate('raters.cycle.allComplete')
          : translate('raters.cycle.incomplete', { smart_count: incomplete, targets, missing })}{' '}
        {proposed > 0 && translate('raters.cycle.proposed', { smart_count: proposed })}
      </Typography>
      {proposed > 0 && (
        <Panel title={translate('raters.waiting.title')}>
          <PendingNominations campaignId={campaignId} count={proposed} />
        </Panel>
      )}
      <CycleParticipantTable cycle={cycle} />
      {cycle.may_change && <BalancePanel campaignId={campaignId} />}
      <RaterLoads loads={cycle.loads} />
    </Box>
  );
}
