import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { SignInEntry } from '../../../contract/v2/security.ts';
import { signInsQuery } from '../../../dataProviders/security.ts';
import { signInOutcomes } from '../../../domain/access/policy/signInOutcomes.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { FilterSelect } from '../../kit/forms/FilterSelect.tsx';
import type { Column } from '../../kit/lists/DataTable.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { PersonCell, personCellStyle } from './PersonCell.tsx';
import { DayFilters, SecurityFilterRow } from './SecurityFilterRow.tsx';
import { SecurityList } from './SecurityList.tsx';
import { noFilters, type SecurityTabProps } from './useSecurityFilters.ts';

const colors = {
  succeeded: 'success',
  code_asked: 'default',
  bad_credentials: 'warning',
  bad_code: 'warning',
  password_outdated: 'warning',
  locked: 'error',
} as const;

const oneLine = { whiteSpace: 'nowrap' };

/** Successful and refused sign-ins. */
export function SignInLog({ filters, setFilters, onOpen }: SecurityTabProps) {
  const translate = useTranslate();
  const { q, user_id, outcome, from, to, page } = filters;
  const query = useQuery(signInsQuery(useAccountId(), { q: q || null, user_id, outcome, from, to, page }));
  const label = (name: string) => translate(`security.columns.${name}`);
  const outcomeText = (value: SignInEntry['outcome']) => translate(`security.signIns.outcomes.${value}`);
  const columns: readonly Column<SignInEntry>[] = [
    {
      name: 'who',
      sx: personCellStyle,
      cell: (entry) => (
        <PersonCell person={entry} onOpen={onOpen}>
          {[entry.device, entry.network].filter(Boolean).join(', ')}
          <br />
          <RelativeTime at={entry.at} />
        </PersonCell>
      ),
    },
    { name: 'account', isWide: true, cell: ({ account }) => account },
    {
      name: 'outcome',
      cell: (entry) => (
        <Chip
          size="small"
          variant="outlined"
          color={colors[entry.outcome]}
          label={outcomeText(entry.outcome)}
        />
      ),
    },
    { name: 'device', isWide: true, cell: ({ device }) => device || translate('security.noDevice') },
    { name: 'network', isWide: true, sx: oneLine, cell: ({ network }) => network },
    { name: 'at', isWide: true, sx: oneLine, cell: ({ at }) => <RelativeTime at={at} /> },
  ];
  return (
    <>
      <SecurityFilterRow filters={filters} setFilters={setFilters} counts={query.data}>
        <FilterSelect
          name="outcome"
          label={label('outcome')}
          value={outcome}
          choices={signInOutcomes.map((value) => ({ value, text: outcomeText(value) }))}
          onChange={(value) => setFilters({ outcome: value })}
        />
        <DayFilters filters={filters} setFilters={setFilters} />
      </SecurityFilterRow>
      <SecurityList
        columnTexts="security.columns"
        texts="security.signIns"
        query={query}
        columns={columns}
        page={page}
        onPage={(next) => setFilters({ page: next })}
        onClear={q || user_id || outcome || from || to ? () => setFilters(noFilters) : null}
      />
      <Hint sx={{ mt: 1 }}>{translate('security.signIns.networkHelp')}</Hint>
    </>
  );
}
