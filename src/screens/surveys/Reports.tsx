import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { CycleReports } from '../../../contract/v2/reports.ts';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { cycleReports, retryCycle, startCycle } from '../../../dataProviders/exports.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { longDay } from '../../kit/dates/RelativeDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { Loading } from './Loading.tsx';
import { ReportPeople } from './ReportPeople.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import { surveysKey, useChange } from './useSurvey.ts';
import { ZipButton } from './ZipButton.tsx';

/** How often is looked while reports are being made. */
const lookAgain = 2_000;

/** The personal reports of a whole cycle: in one file, or by word to each person, as was promised. */
export function Reports({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const { ownAccount, currentAccount } = usePerson();
  const isEmulating = ownAccount.id !== currentAccount.id;
  const [page, setPage] = useState(0);
  const query = useQuery({
    queryKey: [surveysKey, 'reports', campaign.id, page],
    queryFn: () => cycleReports(campaign.id, page + 1),
    enabled: !isEmulating,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.run && !state.data.run.ended_at ? lookAgain : false),
  });
  return (
    <Panel title={translate('exports.cycle.title')}>
      {isEmulating && <Typography color="text.secondary">{translate('exports.cycle.emulating')}</Typography>}
      {!isEmulating && query.isPending && <Loading label={translate('exports.cycle.loading')} height={48} />}
      {query.isError && (
        <ErrorState
          failure={query.error}
          failed="exports.cycle.failed"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <>
          <Typography>{translate(`exports.cycle.${query.data.delivery ?? 'early'}`)}</Typography>
          <Run campaign={campaign} reports={query.data} />
          <ReportPeople reports={query.data} page={page} onPage={setPage} />
        </>
      )}
    </Panel>
  );
}

interface RunProps {
  readonly campaign: SurveyCampaignAnswer;
  readonly reports: CycleReports;
}

function Run({ campaign, reports: { delivery, run } }: RunProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const start = useChange((kind: 'zip' | 'mail') => startCycle(campaign.id, kind));
  const retry = useChange(() => retryCycle(campaign.id));
  if (delivery === null) return null;
  if (run && !run.ended_at) return <ReportProgress run={run} />;
  const day = (moment: string | null) => (moment === null ? '' : longDay(moment.slice(0, 10), locale));
  return (
    <>
      {run && (
        <Typography color="text.secondary">
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
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {run?.kind === 'zip' && run.counts.made > 0 && <ZipButton campaign={campaign} />}
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

function wordOf(delivery: 'zip' | 'mail', isThere: boolean): 'tell' | 'again' | 'make' {
  if (delivery === 'mail') return 'tell';
  return isThere ? 'again' : 'make';
}
