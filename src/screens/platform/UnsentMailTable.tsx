import { Chip, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { UnsentMailResponse } from '../../../contract/v2/backgroundTasks.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly mails: readonly UnsentMailResponse[];
  readonly onOpen: (id: number) => void;
}

const colors = { queued: 'default', outbox: 'primary', failed: 'error' } as const;

export function UnsentMailTable({ mails, onOpen }: Props) {
  const translate = useTranslate();
  const columns: readonly Column<UnsentMailResponse>[] = [
    {
      name: 'subject',
      sx: { overflowWrap: 'anywhere' },
      cell: ({ id, subject, to, created_at }) => (
        <>
          <Link component="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(id)}>
            {subject || translate('tasks.outbox.noSubject')}
          </Link>
          <Hint sx={{ display: { md: 'none' } }}>
            {to}
            <br />
            <RelativeTime at={created_at} />
          </Hint>
        </>
      ),
    },
    { name: 'to', isWide: true, cell: ({ to }) => to },
    {
      name: 'status',
      cell: ({ status }) => (
        <Chip
          size="small"
          variant="outlined"
          color={colors[status]}
          label={translate(`tasks.outbox.status.${status}`)}
        />
      ),
    },
    {
      name: 'created_at',
      isWide: true,
      sx: { whiteSpace: 'nowrap' },
      cell: ({ created_at }) => <RelativeTime at={created_at} />,
    },
  ];
  return (
    <DataTable
      columnTexts="tasks.outbox.columns"
      caption={translate('tasks.outbox.table')}
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      maxHeight={480}
    />
  );
}
