import { Button, Chip, TableCell, TableRow } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { OpenSession } from '../../../contract/v2/security.ts';
import { readAllSessions, revokeSession } from '../../../dataProviders/security.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { FilterRow, SearchField } from './Filters.tsx';
import { PersonCell } from './PersonCell.tsx';
import { SecurityList, wide } from './SecurityList.tsx';
import { type PartProps, securityKey, useSecurityAction } from './useSecurityFilters.ts';

/** Where people are signed in; each session can be ended. */
export function Sessions({ wish: input, onOpen }: PartProps) {
  const translate = useTranslate();
  const wanted = { page: input.page, q: input.text('q'), user_id: input.id('user_id') };
  const query = useQuery({
    queryKey: [securityKey, 'sessions', wanted],
    queryFn: () => readAllSessions(wanted),
    placeholderData: keepPreviousData,
  });
  const title = (name: string) => translate(`security.columns.${name}`);
  return (
    <>
      <FilterRow found={query.data}>
        <SearchField wish={input} />
      </FilterRow>
      <SecurityList
        of="sessions"
        asked={query}
        page={input.page}
        onPage={(page) => input.change({ page })}
        onClear={wanted.q || wanted.user_id ? () => input.goTo('sessions') : null}
        columns={[
          { title: title('who') },
          { title: title('account'), wide: true },
          { title: title('device'), wide: true },
          { title: title('network'), wide: true },
          { title: title('since'), wide: true },
          { title: title('lastSeen'), wide: true },
          { title: title('action'), end: true },
        ]}
        row={(entry) => <Row key={entry.id} entry={entry} onOpen={onOpen} />}
      />
    </>
  );
}

interface RowProps extends Pick<PartProps, 'onOpen'> {
  readonly entry: OpenSession;
}

function Row({ entry, onOpen }: RowProps) {
  const translate = useTranslate();
  const { id, name, device, network, confirmed, viewed_account, created_at, last_seen_at, current, account } =
    entry;
  const revoke = useSecurityAction(() => revokeSession(id));
  const deviceName = device || translate('security.noDevice');
  const remarks = [
    confirmed && translate('security.sessions.confirmed'),
    viewed_account && translate('security.sessions.viewing', { account: viewed_account }),
  ].filter((remark) => typeof remark === 'string');
  return (
    <TableRow hover>
      <PersonCell who={entry} onOpen={onOpen}>
        {[deviceName, ...remarks].join(', ')}
        <br />
        <RelativeTime at={last_seen_at} />
      </PersonCell>
      <TableCell sx={wide}>{account}</TableCell>
      <TableCell sx={wide}>
        {deviceName}
        {remarks.map((remark) => (
          <Chip key={remark} size="small" variant="outlined" label={remark} sx={{ ml: 1 }} />
        ))}
      </TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{network}</TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
        <RelativeTime at={created_at} />
      </TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
        <RelativeTime at={last_seen_at} />
      </TableCell>
      <TableCell align="right">
        {current ? (
          <Chip size="small" label={translate('security.sessions.current')} />
        ) : (
          <Button
            size="small"
            loading={revoke.isPending}
            aria-label={translate('security.sessions.revokeOf', { name, device: deviceName })}
            onClick={() => revoke.mutate()}
          >
            {translate('security.sessions.revoke')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
