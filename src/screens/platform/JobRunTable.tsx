import { Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { JobRun } from '../../../contract/v2/backgroundTasks.ts';
import { cancelJob, retryJob, taskKeys } from '../../../dataProviders/backgroundTasks.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useJobTitle } from './useJobTitle.ts';

const colors = {
  waiting: 'default',
  running: 'primary',
  failed: 'error',
  cancelled: 'default',
  done: 'success',
} as const;

const actions = { waiting: ['cancel', cancelJob], failed: ['retry', retryJob] } as const;
const hasAction = ({ state }: JobRun) => state in actions;

/** Job runs; a failed one shows its reason and can run again, a waiting one can be canceled. */
export function JobRunTable({ jobs }: { readonly jobs: readonly JobRun[] }) {
  const translate = useTranslate();
  const titleOf = useJobTitle();
  const columns: readonly Column<JobRun>[] = [
    {
      name: 'name',
      cell: ({ name, state, reason }) => (
        <>
          {titleOf(name)}
          {state === 'failed' && (
            <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
              {reason || translate('tasks.jobs.noReason')}
            </Typography>
          )}
        </>
      ),
    },
    {
      name: 'state',
      cell: ({ state }) => (
        <Chip
          size="small"
          variant="outlined"
          color={colors[state]}
          label={translate(`tasks.jobs.state.${state}`)}
        />
      ),
    },
    {
      name: 'created_at',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ created_at }) => <RelativeTime at={created_at} />,
    },
  ];
  const action: Column<JobRun> = {
    name: 'action',
    align: 'right',
    cell: (job) => <JobAction job={job} />,
  };
  return (
    <DataTable
      columnTexts="tasks.jobs.columns"
      caption={translate('tasks.jobs.table')}
      columns={jobs.some(hasAction) ? [...columns, action] : columns}
      rows={jobs}
      rowKey={({ id }) => id}
      maxHeight={480}
    />
  );
}

function JobAction({ job: { id, name, state } }: { readonly job: JobRun }) {
  const translate = useTranslate();
  const titleOf = useJobTitle();
  const [key, run] = state === 'waiting' ? actions.waiting : actions.failed;
  const action = useAction(() => run(id), { invalidates: taskKeys });
  if (!(state in actions)) return null;
  return (
    <Button
      size="small"
      loading={action.isPending}
      aria-label={translate(`tasks.jobs.${key}Of`, { name: titleOf(name) })}
      onClick={() => action.mutate()}
    >
      {translate(`tasks.jobs.${key}`)}
    </Button>
  );
}
