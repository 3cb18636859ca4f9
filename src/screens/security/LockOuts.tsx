import { Button, TableCell, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { LockOutEntry } from '../../../contract/v2/security.ts';
import { readLockOuts, releaseLockOut } from '../../../dataProviders/security.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { PersonCell } from './PersonCell.tsx';
import { SecurityList, wide } from './SecurityList.tsx';
import { type PartProps, securityKey, useSecurityAction } from './useSecurityFilters.ts';

/** Who has to wait after too many wrong passwords, and a way to let them try again. */
export function LockOuts({ onOpen }: PartProps) {
  const translate = useTranslate();
  const query = useQuery({ queryKey: [securityKey, 'lockOuts'], queryFn: readLockOuts });
  const title = (name: string) => translate(`security.columns.${name}`);
  return (
    <SecurityList
      of="lockOuts"
      asked={query}
      columns={[
        { title: title('who') },
        { title: title('network'), wide: true },
        { title: translate('security.lockOuts.tries'), wide: true, end: true },
        { title: title('until') },
        { title: title('action'), end: true },
      ]}
      row={(entry) => <Row key={entry.id} entry={entry} onOpen={onOpen} />}
    />
  );
}

interface RowProps extends Pick<PartProps, 'onOpen'> {
  readonly entry: LockOutEntry;
}

function Row({ entry, onOpen }: RowProps) {
  const translate = useTranslate();
  const { id, reach, network, tries, ends_at, name } = entry;
  const release = useSecurityAction(() => releaseLockOut(id));
  const from = (reach === 'network' && network) || translate(`security.lockOuts.reach.${reach}`);
  return (
    <TableRow hover>
      <PersonCell who={entry} onOpen={onOpen}>
        {translate('security.lockOuts.triesFrom', { from, smart_count: tries })}
      </PersonCell>
      <TableCell sx={wide}>{from}</TableCell>
      <TableCell sx={wide} align="right">
        {tries}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <RelativeTime at={ends_at} />
      </TableCell>
      <TableCell align="right">
        <Button
          size="small"
          loading={release.isPending}
          aria-label={translate('security.lockOuts.releaseOf', {
            name: name ?? translate('security.nobody'),
          })}
          onClick={() => release.mutate()}
        >
          {translate('security.lockOuts.release')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
