import { Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { OpenSession } from '../../../contract/v2/security.ts';
import { revokeSession, securityKeys, sessionsQuery } from '../../../dataProviders/security.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import type { Column } from '../../kit/lists/DataTable.tsx';
import { useAction } from '../../kit/useAction.ts';
import { PersonCell, personCellStyle } from './PersonCell.tsx';
import { SecurityFilterRow } from './SecurityFilterRow.tsx';
import { SecurityList } from './SecurityList.tsx';
import { noFilters, type SecurityTabProps } from './useSecurityFilters.ts';

const oneLine = { whiteSpace: 'nowrap' };

/** The active sessions of all accounts; each can be ended. */
export function ActiveSessions({ filters, setFilters, onOpen }: SecurityTabProps) {
  const translate = useTranslate();
  const { q, user_id, page } = filters;
  const query = useQuery(sessionsQuery(useAccountId(), { q: q || null, user_id, page }));
  const deviceText = ({ device }: OpenSession) => device || translate('security.noDevice');
  const remarksOf = ({ confirmed, viewed_account }: OpenSession) => [
    ...(confirmed ? [translate('security.sessions.confirmed')] : []),
    ...(viewed_account ? [translate('security.sessions.viewing', { account: viewed_account })] : []),
  ];
  const columns: readonly Column<OpenSession>[] = [
    {
      name: 'who',
      sx: personCellStyle,
      cell: (entry) => (
        <PersonCell person={entry} onOpen={onOpen}>
          {[deviceText(entry), ...remarksOf(entry)].join(', ')}
          <br />
          <RelativeTime at={entry.last_seen_at} />
        </PersonCell>
      ),
    },
    { name: 'account', isWide: true, cell: ({ account }) => account },
    {
      name: 'device',
      isWide: true,
      cell: (entry) => (
        <>
          {deviceText(entry)}
          {remarksOf(entry).map((remark) => (
            <Chip key={remark} size="small" variant="outlined" label={remark} sx={{ ml: 1 }} />
          ))}
        </>
      ),
    },
    { name: 'network', isWide: true, sx: oneLine, cell: ({ network }) => network },
    { name: 'since', isWide: true, sx: oneLine, cell: ({ created_at }) => <RelativeTime at={created_at} /> },
    {
      name: 'lastSeen',
      isWide: true,
      sx: oneLine,
      cell: ({ last_seen_at }) => <RelativeTime at={last_seen_at} />,
    },
    {
      name: 'action',
      align: 'right',
      cell: (entry) =>
        entry.current ? (
          <Chip size="small" label={translate('security.sessions.current')} />
        ) : (
          <RevokeButton session={entry} device={deviceText(entry)} />
        ),
    },
  ];
  return (
    <>
      <SecurityFilterRow filters={filters} setFilters={setFilters} counts={query.data} />
      <SecurityList
        columnTexts="security.columns"
        texts="security.sessions"
        query={query}
        columns={columns}
        page={page}
        onPage={(next) => setFilters({ page: next })}
        onClear={q || user_id ? () => setFilters(noFilters) : null}
      />
    </>
  );
}

interface RevokeButtonProps {
  readonly session: OpenSession;
  readonly device: string;
}

function RevokeButton({ session: { id, name }, device }: RevokeButtonProps) {
  const translate = useTranslate();
  const revoke = useAction(() => revokeSession(id), { invalidates: securityKeys });
  return (
    <Button
      size="small"
      loading={revoke.isPending}
      aria-label={translate('security.sessions.revokeOf', { name, device })}
      onClick={() => revoke.mutate()}
    >
      {translate('security.sessions.revoke')}
    </Button>
  );
}
