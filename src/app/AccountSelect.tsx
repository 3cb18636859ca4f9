import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface SelectableAccount {
  readonly id: number;
  readonly name: string;
}

interface AccountSelectProps {
  readonly id: string;
  readonly accounts: readonly SelectableAccount[];
  readonly selectedId: number | null;
  readonly isLoading: boolean;
  readonly minWidth: number;
  readonly onChange: (accountId: number | null) => void;
  readonly onBlur: () => void;
}

const filterOptions = createFilterOptions<SelectableAccount>({ limit: 100 });

/** The searchable dropdown of accounts. */
export function AccountSelect({ id, accounts, selectedId, isLoading, minWidth, ...on }: AccountSelectProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      id={id}
      options={accounts}
      filterOptions={filterOptions}
      getOptionLabel={(account) => account.name}
      getOptionKey={(account) => account.id}
      isOptionEqualToValue={(option, shown) => option.id === shown.id}
      value={accounts.find((account) => account.id === selectedId) ?? null}
      onChange={(_, account) => on.onChange(account?.id ?? null)}
      onBlur={on.onBlur}
      loading={isLoading}
      noOptionsText={translate('app.picker.none')}
      forcePopupIcon
      clearIcon={null}
      style={{ minWidth }}
      renderInput={(input) => <TextField {...input} />}
    />
  );
}
