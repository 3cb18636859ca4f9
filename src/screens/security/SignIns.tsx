import { Chip, TableCell, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { SignInEntry } from '../../../contract/v2/security.ts';
import { readSignIns } from '../../../dataProviders/security.ts';
import { signInOutcomes } from '../../../domain/access/policy/signInOutcomes.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { ChoiceField, DayFields, FilterRow, SearchField } from './Filters.tsx';
import { PersonCell } from './PersonCell.tsx';
import { SecurityList, wide } from './SecurityList.tsx';
import { type PartProps, securityKey } from './useSecurityFilters.ts';

const colours = {
  succeeded: 'success',
  code_asked: 'default',
  bad_credentials: 'warning',
  bad_code: 'warning',
  password_outdated: 'warning',
  locked: 'error',
} as const;

const filters = ['q', 'user_id', 'outcome', 'from', 'to'];

/** Who signed in and who could not. */
export function SignIns({ wish: input, onOpen }: PartProps) {
  const translate = useTranslate();
  const outcome = signInOutcomes.find((known) => known === input.text('outcome')) ?? null;
  const wanted = {
    page: input.page,
    q: input.text('q'),
    user_id: input.id('user_id'),
    outcome,
    from: input.text('from'),
    to: input.text('to'),
  };
  const query = useQuery({
    queryKey: [securityKey, 'signIns', wanted],
    queryFn: () => readSignIns(wanted),
    placeholderData: keepPreviousData,
  });
  const title = (name: string) => translate(`security.columns.${name}`);
  const choices = signInOutcomes.map((value) => ({
    value,
    text: translate(`security.signIns.outcomes.${value}`),
  }));
  return (
    <>
      <FilterRow found={query.data}>
        <SearchField wish={input} />
        <ChoiceField wish={input} name="outcome" label={title('outcome')} choices={choices} />
        <DayFields wish={input} />
      </FilterRow>
      <SecurityList
        of="signIns"
        asked={query}
        page={input.page}
        onPage={(page) => input.change({ page })}
        onClear={filters.some((name) => input.text(name)) ? () => input.goTo('signIns') : null}
        columns={[
          { title: title('who') },
          { title: title('account'), wide: true },
          { title: title('outcome') },
          { title: title('device'), wide: true },
          { title: title('network'), wide: true },
          { title: title('at'), wide: true },
        ]}
        row={(entry) => <Row key={entry.id} entry={entry} onOpen={onOpen} />}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('security.signIns.networkHelp')}
      </Typography>
    </>
  );
}

interface RowProps extends Pick<PartProps, 'onOpen'> {
  readonly entry: SignInEntry;
}

function Row({ entry, onOpen }: RowProps) {
  const translate = useTranslate();
  const { outcome, device, network, at, account } = entry;
  const label = translate(`security.signIns.outcomes.${outcome}`);
  return (
    <TableRow hover>
      <PersonCell who={entry} onOpen={onOpen}>
        {[device, network].filter(Boolean).join(', ')}
        <br />
        <RelativeTime at={at} />
      </PersonCell>
      <TableCell sx={wide}>{account}</TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={colours[outcome]} label={label} />
      </TableCell>
      <TableCell sx={wide}>{device || translate('security.noDevice')}</TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{network}</TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
        <RelativeTime at={at} />
      </TableCell>
    </TableRow>
  );
}
