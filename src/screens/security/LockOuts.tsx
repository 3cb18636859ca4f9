import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { LockOutEntry } from '../../../contract/v2/security.ts';
import { lockOutsQuery, releaseLockOut, securityKeys } from '../../../dataProviders/security.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import type { Column } from '../../kit/lists/DataTable.tsx';
import { useAction } from '../../kit/useAction.ts';
import { PersonCell, personCellStyle } from './PersonCell.tsx';
import { SecurityList } from './SecurityList.tsx';
import type { SecurityTabProps } from './useSecurityFilters.ts';

/** Sign-ins delayed after too many wrong passwords; each delay can be ended. */
export function LockOuts({ onOpen }: SecurityTabProps) {
  const translate = useTranslate();
  const query = useQuery(lockOutsQuery(useAccountId()));
  const reachText = ({ reach, network }: LockOutEntry) =>
    (reach === 'network' && network) || translate(`security.lockOuts.reach.${reach}`);
  const columns: readonly Column<LockOutEntry>[] = [
    {
      name: 'who',
      sx: personCellStyle,
      cell: (entry) => (
        <PersonCell person={entry} onOpen={onOpen}>
          {translate('security.lockOuts.triesFrom', { from: reachText(entry), smart_count: entry.tries })}
        </PersonCell>
      ),
    },
    { name: 'network', isWide: true, cell: reachText },
    {
      name: 'tries',
      label: translate('security.lockOuts.tries'),
      isWide: true,
      align: 'right',
      cell: ({ tries }) => tries,
    },
    { name: 'until', sx: { whiteSpace: 'nowrap' }, cell: ({ ends_at }) => <RelativeTime at={ends_at} /> },
    { name: 'action', align: 'right', cell: (entry) => <ReleaseButton entry={entry} /> },
  ];
  return (
    <SecurityList columnTexts="security.columns" texts="security.lockOuts" query={query} columns={columns} />
  );
}

function ReleaseButton({ entry: { id, name } }: { readonly entry: LockOutEntry }) {
  const translate = useTranslate();
  const release = useAction(() => releaseLockOut(id), { invalidates: securityKeys });
  return (
    <Button
      size="small"
      loading={release.isPending}
      aria-label={translate('security.lockOuts.releaseOf', { name: name ?? translate('security.nobody') })}
      onClick={() => release.mutate()}
    >
      {translate('security.lockOuts.release')}
    </Button>
  );
}
