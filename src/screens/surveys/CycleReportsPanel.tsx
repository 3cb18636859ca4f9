import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CycleReports } from '../../../contract/v2/reports.ts';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { cycleReportsQuery, retryCycleReports, startCycleReports } from '../../../dataProviders/reports.ts';
import { surveyKeys } from '../../../dataProviders/surveyCampaigns.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { DownloadReportsButton } from './DownloadReportsButton.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import { ReportStatusTable } from './ReportStatusTable.tsx';

/** The personal reports of a whole campaign: in one file, or announced to each person by email. */
export function CycleReportsPanel({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const { ownAccount, currentAccount } = usePerson();
  const isEmulating = ownAccount.id !== currentAccount.id;
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...cycleReportsQuery(currentAccount.id, { campaign_id: campaign.id, page }),
    enabled: !isEmulating,
  });
  return (
    <Panel title={translate('exports.cycle.title')}>
      {isEmulating ? (
        <SecondaryText>{translate('exports.cycle.emulating')}</SecondaryText>
      ) : (
        <QueryState query={query} failed="exports.cycle.failed" loading="exports.cycle.loading">
          {(reports) => (
            <>
              <Typography>{translate(`exports.cycle.${reports.delivery ?? 'early'}`)}</Typography>
              <Run campaign={campaign} reports={reports} />
              <ReportStatusTable reports={reports} page={page} onPage={setPage} />
            </>
          )}
        </QueryState>
      )}
    </Panel>
  );
}

interface RunProps {
  readonly campaign: SurveyCampaignResponse;
  readonly reports: CycleReports;
}

function Run({ campaign, reports: { delivery, run } }: RunProps) {
  const translate = useTranslate();
  const format = useFormat();
  const start = useAction((kind: 'zip' | 'mail') => startCycleReports(campaign.id, kind), {
    invalidates: surveyKeys,
  });
  const retry = useAction(() => retryCycleReports(campaign.id), { invalidates: surveyKeys });
  if (delivery === null) return null;
  if (run && !run.ended_at) return <ReportProgress run={run} />;
  const day = (moment: string | null) => (moment === null ? '' : format.day(moment.slice(0, 10), 'long'));
  return (
    <>
      {run && (
        <SecondaryText>
          {translate(run.kind === 'zip' ? 'exports.cycle.ready' : 'exports.cycle.told', {
            day: day(run.ended_at),
            until: day(run.expires_at),
          })}{' '}
          {(['made', 'failed', 'none'] as const)
            .filter((state) => run.counts[state] > 0)
            .map((state) => {
              const key = state === 'made' && run.kind === 'mail' ? 'told' : state;
              return translate(`exports.cycle.counts.${key}`, { smart_count: run.counts[state] });
            })
            .join(' ')}
        </SecondaryText>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {run?.kind === 'zip' && run.counts.made > 0 && <DownloadReportsButton campaign={campaign} />}
        {run && run.counts.failed > 0 && (
          <Button variant="outlined" loading={retry.isPending} onClick={() => retry.mutate()}>
            {translate('exports.cycle.retry')}
          </Button>
        )}
        {run?.kind !== 'mail' && (
          <Button variant="outlined" loading={start.isPending} onClick={() => start.mutate(delivery)}>
            {translate(`exports.cycle.${wordOf(delivery, run !== null)}`)}
          </Button>
        )}
      </Box>
    </>
  );
}

function wordOf(delivery: 'zip' | 'mail', hasReports: boolean): 'tell' | 'again' | 'make' {
  if (delivery === 'mail') return 'tell';
  return hasReports ? 'again' : 'make';
}
