import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { jobStates } from '../../../contract/v2/backgroundTasks.ts';
import { jobsQuery } from '../../../dataProviders/backgroundTasks.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { JobRunTable } from './JobRunTable.tsx';
import { TaskPanel } from './TaskPanel.tsx';

/** The newest runs of background jobs, with the number in each state. */
export function JobRuns() {
  const translate = useTranslate();
  const query = useQuery(jobsQuery(useAccountId()));
  const counts = query.data?.counts;
  const summary =
    counts &&
    jobStates
      .filter((state) => counts[state] > 0)
      .map((state) =>
        translate('tasks.jobs.counts', {
          count: counts[state],
          state: translate(`tasks.jobs.state.${state}`).toLowerCase(),
        }),
      )
      .join(', ');
  return (
    <TaskPanel title={translate('tasks.jobs.title')} summary={summary}>
      <QueryState
        query={query}
        failed="tasks.jobs.failed"
        shape="rows"
        rows={4}
        empty={{ when: ({ jobs }) => jobs.length === 0, text: 'tasks.jobs.empty' }}
      >
        {({ jobs }) => <JobRunTable jobs={jobs} />}
      </QueryState>
    </TaskPanel>
  );
}
