import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ScoringRun } from '../../../contract/v2/scoring.ts';
import { scoringRunsQuery, startRescoring, taskKeys } from '../../../dataProviders/backgroundTasks.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

/** The progress of scoring, with the button that rescores everything. */
export function ScoringRuns() {
  const translate = useTranslate();
  const query = useQuery(scoringRunsQuery(useAccountId()));
  return (
    <Panel title={translate('tasks.scoring.title')}>
      <QueryState
        query={query}
        failed="tasks.scoring.failed"
        height={157}
        empty={{ when: (runs) => runs.length === 0, text: 'tasks.scoring.empty', action: <RescoreButton /> }}
      >
        {(runs) => (
          <>
            <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </Stack>
            <RescoreButton />
          </>
        )}
      </QueryState>
    </Panel>
  );
}

function RunRow({ run }: { readonly run: ScoringRun }) {
  const translate = useTranslate();
  const id = useId();
  const format = useFormat();
  const { kind, done, wanted: total, failed, began_at, ended_at } = run;
  const numbers = { done: format.number(done), total: format.number(total) };
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography id={id} sx={{ fontWeight: 500 }}>
          {translate(`tasks.scoring.kinds.${kind}`)}
        </Typography>
        <Hint>
          <RelativeTime at={began_at} />
        </Hint>
      </Box>
      <Hint>
        {translate(`tasks.scoring.done.${kind}`, numbers)}
        {failed > 0 && ` · ${translate('tasks.scoring.unread', { smart_count: failed })}`}
      </Hint>
      {ended_at === null && (
        <LinearProgress
          variant="determinate"
          aria-labelledby={id}
          value={total === 0 ? 0 : Math.min(100, (100 * (done + failed)) / total)}
          sx={{ mt: 0.5 }}
        />
      )}
    </Box>
  );
}

function RescoreButton() {
  const translate = useTranslate();
  const run = useAction(startRescoring, { invalidates: taskKeys });
  return (
    <Box>
      <ConfirmedButton
        variant="outlined"
        title={translate('tasks.scoring.again')}
        text={translate('tasks.scoring.consequence')}
        busy={run.isPending}
        onConfirm={(close) => run.mutate(undefined, { onSettled: close })}
      >
        {translate('tasks.scoring.again')}
      </ConfirmedButton>
    </Box>
  );
}
