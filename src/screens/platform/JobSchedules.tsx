import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ScheduledJob } from '../../../contract/v2/backgroundTasks.ts';
import { runScheduleNow, schedulesQuery, taskKeys } from '../../../dataProviders/backgroundTasks.ts';
import { parseSchedule } from '../../../domain/jobs/jobSchedule.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useJobTitle } from './useJobTitle.ts';

/** Scheduled jobs; each can run now. */
export function JobSchedules() {
  const translate = useTranslate();
  const query = useQuery(schedulesQuery(useAccountId()));
  return (
    <Panel title={translate('tasks.schedules.title')}>
      <QueryState
        query={query}
        failed="tasks.schedules.failed"
        shape="rows"
        rows={4}
        empty={{ when: (schedules) => schedules.length === 0, text: 'tasks.schedules.empty' }}
      >
        {(schedules) => <ScheduleTable schedules={schedules} />}
      </QueryState>
    </Panel>
  );
}

function ScheduleTable({ schedules }: { readonly schedules: readonly ScheduledJob[] }) {
  const translate = useTranslate();
  const titleOf = useJobTitle();
  const describeSchedule = useDescribeSchedule();
  const columns: readonly Column<ScheduledJob>[] = [
    {
      name: 'name',
      cell: ({ name, cron }) => (
        <>
          {titleOf(name)}
          <Typography component="div" variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
            {describeSchedule(cron)}
          </Typography>
        </>
      ),
    },
    { name: 'when', isWide: true, cell: ({ cron }) => describeSchedule(cron) },
    {
      name: 'last',
      isWide: true,
      cell: ({ last_at, last_state }) => (
        <>
          {last_at ? <RelativeTime at={last_at} /> : translate('tasks.schedules.never')}
          {last_state && last_state !== 'done' && ` · ${translate(`tasks.jobs.state.${last_state}`)}`}
        </>
      ),
    },
    { name: 'next', isWide: true, cell: ({ next_at }) => next_at && <RelativeTime at={next_at} /> },
    { name: 'action', align: 'right', cell: ({ name }) => <RunNowButton name={name} /> },
  ];
  return (
    <DataTable
      columnTexts="tasks.schedules.columns"
      caption={translate('tasks.schedules.table')}
      columns={columns}
      rows={schedules}
      rowKey={({ name }) => name}
      maxHeight={480}
    />
  );
}

function RunNowButton({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const titleOf = useJobTitle();
  const run = useAction(() => runScheduleNow(name), { invalidates: taskKeys });
  return (
    <Button
      size="small"
      loading={run.isPending}
      aria-label={translate('tasks.schedules.nowOf', { name: titleOf(name) })}
      onClick={() => run.mutate()}
    >
      {translate('tasks.schedules.now')}
    </Button>
  );
}

/** Describes a schedule as text; an unsupported one is shown as its cron expression. */
function useDescribeSchedule(): (cron: string) => string {
  const translate = useTranslate();
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return (cron) => {
    const schedule = parseSchedule(cron);
    if (!schedule) return cron;
    switch (schedule.kind) {
      case 'minutes':
        return translate('tasks.schedules.minutes', { smart_count: schedule.every });
      case 'hourly':
        return translate('tasks.schedules.hourly', { minute: schedule.minute });
      default:
        return translate('tasks.schedules.daily', {
          time: `${twoDigits(schedule.hour)}:${twoDigits(schedule.minute)}`,
        });
    }
  };
}
