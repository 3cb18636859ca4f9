import { Box, TablePagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mailsOnAPage, readOutbox } from '../../../dataProviders/tasks.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { MailDialog } from './MailDialog.tsx';
import { MailTable } from './MailTable.tsx';
import { TaskCard } from './TaskCard.tsx';
import { NoTasks, TaskRows } from './TaskStates.tsx';
import { tasksKey } from './tasksKey.ts';

/** Mails that were written and not sent, why they are here, and their words. */
export function Outbox() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [opened, open] = useState<number | null>(null);
  const query = useQuery({
    queryKey: [tasksKey, 'outbox', page],
    queryFn: () => readOutbox(page),
    placeholderData: keepPreviousData,
  });
  const { mails = [], total = 0 } = query.data ?? {};
  const mail = mails.find(({ id }) => id === opened);
  const note = query.data && translate('tasks.outbox.count', { smart_count: total });
  return (
    <TaskCard title={translate('tasks.outbox.title')} note={note}>
      {query.isPending && <TaskRows />}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('tasks.outbox.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.isSuccess && total === 0 && <NoTasks of="outbox" />}
      {mails.some(({ status }) => status === 'outbox') && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2, maxWidth: 720 }}>
          {translate('tasks.outbox.why')}
        </Typography>
      )}
      {mails.length > 0 && <MailTable mails={mails} onOpen={open} />}
      {total > mailsOnAPage && (
        <TablePagination
          component="div"
          count={total}
          page={page - 1}
          rowsPerPage={mailsOnAPage}
          rowsPerPageOptions={[]}
          labelDisplayedRows={({ from, to, count }) =>
            translate('tasks.outbox.range', { from, to, total: count })
          }
          getItemAriaLabel={(type) =>
            translate(type === 'next' ? 'tasks.outbox.next' : 'tasks.outbox.previous')
          }
          onPageChange={(_, next) => setPage(next + 1)}
        />
      )}
      {mail && <MailDialog mail={mail} onClose={() => open(null)} />}
    </TaskCard>
  );
}
