import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ScheduledJob } from '../../../contract/v2/tasks.ts';
import { readSchedules, runNow } from '../../../dataProviders/tasks.ts';
import { readSchedule } from '../../../domain/jobs/schedule.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { TaskCard } from './TaskCard.tsx';
import { NoTasks, TaskRows } from './TaskStates.tsx';
import { tasksKey } from './tasksKey.ts';
import { useRetry } from './useRetry.ts';

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** What runs by itself and when; each can be asked to run at once. */
export function Schedules() {
  const translate = useTranslate();
  const query = useQuery({ queryKey: [tasksKey, 'schedules'], queryFn: readSchedules });
  return (
    <TaskCard title={translate('tasks.schedules.title')}>
      {query.isPending && <TaskRows />}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('tasks.schedules.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.data?.length === 0 && <NoTasks of="schedules" />}
      {query.data && query.data.length > 0 && <ScheduleTable schedules={query.data} />}
    </TaskCard>
  );
}

function ScheduleTable({ schedules }: { readonly schedules: readonly ScheduledJob[] }) {
  const translate = useTranslate();
  const label = translate('tasks.schedules.table');
  const head = (name: string) => translate(`tasks.schedules.columns.${name}`);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{head('name')}</TableCell>
            <TableCell sx={wide}>{head('when')}</TableCell>
            <TableCell sx={wide}>{head('last')}</TableCell>
            <TableCell sx={wide}>{head('next')}</TableCell>
            <TableCell align="right">{head('action')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {schedules.map((job) => (
            <ScheduleRow key={job.name} job={job} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ScheduleRow({ job }: { readonly job: ScheduledJob }) {
  const { name, cron, last_at, last_state, next_at } = job;
  const translate = useTranslate();
  const run = useRetry(() => runNow(name));
  const when = useWhen(cron);
  const title = translate(`tasks.jobs.names.${name}`, { _: name });
  const last = last_at ? <RelativeTime at={last_at} /> : translate('tasks.schedules.never');
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {title}
        <Typography component="div" variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
          {when}
        </Typography>
      </TableCell>
      <TableCell sx={wide}>{when}</TableCell>
      <TableCell sx={wide}>
        {last}
        {last_state && last_state !== 'done' && ` · ${translate(`tasks.jobs.state.${last_state}`)}`}
      </TableCell>
      <TableCell sx={wide}>{next_at && <RelativeTime at={next_at} />}</TableCell>
      <TableCell align="right">
        <Button
          size="small"
          loading={run.isPending}
          aria-label={translate('tasks.schedules.nowOf', { name: title })}
          onClick={() => run.mutate()}
        >
          {translate('tasks.schedules.now')}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** A schedule in words; one we have no words for stands as it is kept. */
function useWhen(cron: string): string {
  const translate = useTranslate();
  const schedule = readSchedule(cron);
  if (!schedule) return cron;
  const two = (part: number) => String(part).padStart(2, '0');
  switch (schedule.kind) {
    case 'minutes':
      return translate('tasks.schedules.minutes', { smart_count: schedule.every });
    case 'hourly':
      return translate('tasks.schedules.hourly', { minute: schedule.minute });
    default:
      return translate('tasks.schedules.daily', { time: `${two(schedule.hour)}:${two(schedule.minute)}` });
  }
}
