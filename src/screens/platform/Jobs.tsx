import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { jobStates } from '../../../contract/v2/tasks.ts';
import { type Jobs as JobsAnswer, readJobs } from '../../../dataProviders/tasks.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { JobTable } from './JobTable.tsx';
import { TaskCard } from './TaskCard.tsx';
import { NoTasks, TaskRows } from './TaskStates.tsx';
import { tasksKey } from './tasksKey.ts';

/** The newest runs of the work that runs by itself. */
export function Jobs() {
  const translate = useTranslate();
  const query = useQuery({ queryKey: [tasksKey, 'jobs'], queryFn: readJobs });
  const note = useCounts(query.data);
  return (
    <TaskCard title={translate('tasks.jobs.title')} note={note}>
      {query.isPending && <TaskRows />}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('tasks.jobs.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.data?.jobs.length === 0 && <NoTasks of="jobs" />}
      {query.data && query.data.jobs.length > 0 && <JobTable jobs={query.data.jobs} />}
    </TaskCard>
  );
}

/** How many are in each state, without those in which none is. */
function useCounts(answer: JobsAnswer | undefined): string | undefined {
  const translate = useTranslate();
  return (
    answer &&
    jobStates
      .filter((state) => answer.counts[state] > 0)
      .map((state) =>
        translate('tasks.jobs.counts', {
          count: answer.counts[state],
          state: translate(`tasks.jobs.state.${state}`).toLowerCase(),
        }),
      )
      .join(', ')
  );
}
