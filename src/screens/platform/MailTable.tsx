import {
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WaitingMail } from '../../../contract/v2/tasks.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';

interface MailTableProps {
  readonly mails: readonly WaitingMail[];
  readonly onOpen: (id: number) => void;
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const colours = { queued: 'default', outbox: 'primary', failed: 'error' } as const;

export function MailTable({ mails, onOpen }: MailTableProps) {
  const translate = useTranslate();
  const label = translate('tasks.outbox.table');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('tasks.outbox.columns.subject')}</TableCell>
            <TableCell sx={wide}>{translate('tasks.outbox.columns.to')}</TableCell>
            <TableCell>{translate('tasks.outbox.columns.status')}</TableCell>
            <TableCell sx={wide}>{translate('tasks.outbox.columns.created_at')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map(({ id, subject, to, status, created_at }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Link component="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(id)}>
                  {subject || translate('tasks.outbox.noSubject')}
                </Link>
                <Typography variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
                  {to}
                  <br />
                  <RelativeTime at={created_at} />
                </Typography>
              </TableCell>
              <TableCell sx={wide}>{to}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={colours[status]}
                  label={translate(`tasks.outbox.status.${status}`)}
                />
              </TableCell>
              <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
                <RelativeTime at={created_at} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
