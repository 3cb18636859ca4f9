import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { ScoringRun } from '../../../contract/v2/scoring.ts';
import { readScoringRuns, rescore } from '../../../dataProviders/scoring.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { TaskCard } from './TaskCard.tsx';
import { NoTasks, TaskRows } from './TaskStates.tsx';
import { tasksKey } from './tasksKey.ts';
import { useRetry } from './useRetry.ts';

const lookAgainAfter = 2_000;

/** How far the scoring of finished forms has come; scoring everything again is asked for here. */
export function Scoring() {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: [tasksKey, 'scoring'],
    queryFn: readScoringRuns,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookAgainAfter : false),
  });
  return (
    <TaskCard title={translate('tasks.scoring.title')}>
      {query.isPending && <TaskRows />}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('tasks.scoring.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.data?.length === 0 && <NoTasks of="scoring" />}
      {query.data && query.data.length > 0 && (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, px: 2, pb: 2 }}>
          {query.data.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </Stack>
      )}
      {query.data && <RescoreButton />}
    </TaskCard>
  );
}

const isUnderWay = ({ ended_at }: ScoringRun) => ended_at === null;

function RunRow({ run }: { readonly run: ScoringRun }) {
  const translate = useTranslate();
  const id = useId();
  const { kind, done, wanted, failed, began_at } = run;
  const numbers = { done: done.toLocaleString(), wanted: wanted.toLocaleString() };
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography id={id} sx={{ fontWeight: 500 }}>
          {translate(`tasks.scoring.kinds.${kind}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <RelativeTime at={began_at} />
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate(`tasks.scoring.done.${kind}`, numbers)}
        {failed > 0 && ` · ${translate('tasks.scoring.unread', { smart_count: failed })}`}
      </Typography>
      {isUnderWay(run) && (
        <LinearProgress
          variant="determinate"
          aria-labelledby={id}
          value={wanted === 0 ? 0 : Math.min(100, (100 * (done + failed)) / wanted)}
          sx={{ mt: 0.5 }}
        />
      )}
    </Box>
  );
}

function RescoreButton() {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const again = useRetry(rescore);
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Button variant="outlined" loading={again.isPending} onClick={() => setAsking(true)}>
        {translate('tasks.scoring.again')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('tasks.scoring.again')}
        content={translate('tasks.scoring.consequence')}
        confirm={translate('tasks.scoring.again')}
        onConfirm={() => {
          setAsking(false);
          again.mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
