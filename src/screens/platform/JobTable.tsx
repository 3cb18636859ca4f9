import {
  Button,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { JobRun } from '../../../contract/v2/tasks.ts';
import { cancelJob, retryJob } from '../../../dataProviders/tasks.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { useRetry } from './useRetry.ts';

const colours = {
  waiting: 'default',
  running: 'primary',
  failed: 'error',
  cancelled: 'default',
  done: 'success',
} as const;

export function JobTable({ jobs }: { readonly jobs: readonly JobRun[] }) {
  const translate = useTranslate();
  const label = translate('tasks.jobs.table');
  const hasAction = jobs.some(({ state }) => state === 'failed' || state === 'waiting');
  const head = (name: string) => translate(`tasks.jobs.columns.${name}`);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{head('name')}</TableCell>
            <TableCell>{head('state')}</TableCell>
            <TableCell>{head('created_at')}</TableCell>
            {hasAction && <TableCell align="right">{head('action')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} hasAction={hasAction} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface JobRowProps {
  readonly job: JobRun;
  readonly hasAction: boolean;
}

/** A failed run says why and can be asked for again; one that waits can be taken back. */
function JobRow({ job, hasAction }: JobRowProps) {
  const { id, name, state, reason, created_at } = job;
  const translate = useTranslate();
  const retry = useRetry(() => retryJob(id));
  const cancel = useRetry(() => cancelJob(id));
  const title = translate(`tasks.jobs.names.${name}`, { _: name });
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {title}
        {state === 'failed' && (
          <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
            {reason || translate('tasks.jobs.noReason')}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={colours[state]}
          label={translate(`tasks.jobs.state.${state}`)}
        />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <RelativeTime at={created_at} />
      </TableCell>
      {hasAction && (
        <TableCell align="right">
          {state === 'waiting' && (
            <Button
              size="small"
              loading={cancel.isPending}
              aria-label={translate('tasks.jobs.cancelOf', { name: title })}
              onClick={() => cancel.mutate()}
            >
              {translate('tasks.jobs.cancel')}
            </Button>
          )}
          {state === 'failed' && (
            <Button
              size="small"
              loading={retry.isPending}
              aria-label={translate('tasks.jobs.retryOf', { name: title })}
              onClick={() => retry.mutate()}
            >
              {translate('tasks.jobs.retry')}
            </Button>
          )}
        </TableCell>
      )}
    </TableRow>
  );
}
